import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Call, callsTo } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { allHostileTexts, hostileFormFields } from './corpora.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await startTestApi({ env: { LIMIT_SCALE: '1000000' } });
  call = callsTo(api);
  // The numbers below belong to people: nothing may leave this machine.
  const real = Object.values(api.deps.config.gateways).filter(Boolean);
  if (real.length > 0) throw new Error(`These tests do not run with a gateway of your own: ${real.join(', ')}`);
});
afterAll(() => api.stop());

const enquiry = (changes: Record<string, unknown>) => ({
  phone: '9876543210',
  name: 'Asha Rao',
  email: 'asha@example.org',
  qualification: 3,
  interest: 'Certificate - German Language',
  ...changes,
});
let count = 0;
const nextPhone = () => String(7_000_000_000 + (count += 1));

test('LEAD-29 an address is accepted or refused by its verdict, and an accepted one is read back', async () => {
  for (const { address, category } of hostileFormFields().emails) {
    const answer = await call('POST', '/leads', { body: enquiry({ phone: nextPhone(), email: address }) });
    expect([201, 400], `${category} ${address}: ${answer.status}`).toContain(answer.status);
    if (category === 'ISEMAIL_ERR') expect(answer.status, address).toBe(400);
    // Domains without a dot, or that end in one letter, cannot receive mail, so they are refused.
    if (
      ['ISEMAIL_VALID_CATEGORY', 'ISEMAIL_DNSWARN'].includes(category) &&
      /@.+\.[^.\]]{2,}$/.test(address) &&
      address.length <= 254
    )
      expect(answer.status, `${category} ${address}`).toBe(201);
  }
}, 600_000);

test('LEAD-26 every Indian mobile prefix is a number one can enquire with', async () => {
  for (const { prefix } of hostileFormFields().indian_mobile_prefixes) {
    const phone = prefix.replace(/^91/, '').padEnd(10, '0').slice(0, 10);
    const answer = await call('POST', '/leads', { body: enquiry({ phone }) });
    expect(answer.status, phone).toBe(/^[6-9]/.test(phone) ? 201 : 400);
  }
}, 1_200_000);

test('LEAD-27, PROD-08 no text breaks the enquiry: it is refused with a message, or stored unchanged', async () => {
  for (const text of allHostileTexts()) {
    for (const field of ['name', 'interest', 'refURL', 'media', 'campaign', 'c2', 'phone', 'email', 'qualification']) {
      if (field !== 'name' && text.length % 13 !== 0) continue;
      const body = enquiry({
        phone: field === 'phone' ? text : nextPhone(),
        ...(field !== 'phone' && { [field]: text }),
      });
      const answer = await call('POST', '/leads', { body });
      expect(answer.status, `${field} ${JSON.stringify(text)}`).toBeLessThan(500);
      expect([201, 400, 429], `${field} ${JSON.stringify(text)}`).toContain(answer.status);
    }
  }
}, 3_600_000);

test('AUTH-01 a common password is refused at registration', async () => {
  const passwords = hostileFormFields().common_passwords_top10000.filter((password) => password.length >= 8);
  const taken: string[] = [];
  for (const [index, password] of passwords.entries()) {
    const answer = await call('POST', '/user/regitser', {
      body: { firstName: 'Asha', lastName: 'Rao', email: `asha${index}@example.org`, password },
    });
    expect([201, 400], `${password} ${answer.status}`).toContain(answer.status);
    if (answer.status === 201) taken.push(password);
  }
  expect(taken).toEqual([]);
}, 3_600_000);
