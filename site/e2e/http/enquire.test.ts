import type { OutboxItem } from '@prospectus/contract';
import { expect, test, vi } from 'vitest';

import { newPhone } from '../visitor.ts';
import { product } from './requests.ts';

async function codeSentTo(phone: string): Promise<string | undefined> {
  const answer = await product.get('/api/mock/outbox', { params: { channel: 'sms', to: `+91${phone}` } });
  return ((await answer.json()) as { data: OutboxItem[] }).data[0]?.otp;
}

const post = (form: Record<string, string>) => product.post('/enquire', { form, maxRedirects: 0 });

test('LEAD-14 LEAD-35 without JavaScript: no value of the address causes a refusal, and the code may have Indian digits', async () => {
  const phone = newPhone();
  const entry = `utm_source=google&amp;utm_campaign=${'a'.repeat(119)}${encodeURIComponent('🎉')}&c2=%00`;
  const details = {
    ...{ step: 'details', variant: 'REGISTER', origin: 'banner', program: 'online-mba', back: '/online-mba', entry },
    ...{ phone, name: 'Asha Rao', email: 'asha@example.org', qualification: '1' },
  };
  const refused = await (await post({ ...details, interest: 'no-such-programme' })).text();
  expect(refused).toContain('Please select a valid option.');
  const html = await (await post({ ...details, interest: 'Master of Business Administration' })).text();
  const lead_id = /name="lead_id" value="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(lead_id).not.toBe('');
  const code = await vi.waitUntil(() => codeSentTo(phone), { timeout: 30_000, interval: 100 });
  const otp = [...code].map((digit) => String.fromCharCode(0x966 + Number(digit))).join('');
  const done = await post({ ...details, step: 'code', kind: 'NEW', lead_id, otp });
  expect([done.status(), done.headers()['location']]).toEqual([303, expect.stringContaining('done=NEW')]);
  const mine = (await (await product.get('/api/leads/mine/export')).json()) as { data: { enquiries: object[] } };
  expect(mine.data.enquiries).toMatchObject([{ media: 'google', campaign: `${'a'.repeat(119)}🎉` }]);
});
