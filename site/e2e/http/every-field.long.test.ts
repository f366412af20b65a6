import { type Resource, type ResourceName, resources } from '@prospectus/contract';
import { type APIRequestContext, request } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';

import { type Product, startProduct } from '../product.ts';
import { newPhone } from '../visitor.ts';
import { type Mark, markedRecord } from '../marked-record.ts';
import { type Look, LOOKS } from '../where-shown.ts';

/** Fields that are no text of a page, with the reason. */
const NOT_TEXT: Readonly<Record<string, string>> = {
  'program.fee_plans.emiOptions.installment.emiTotalPayment': 'computed if its parts are set',
  'metadata.page': 'a name for staff',
  'settings.download_hosts': 'a rule for the server',
  'settings.admission_portal': 'where /admissionportal/ leads: looked at below',
};

describe('ENT-09 ADMIN-40 every field that staff can edit is on the site', () => {
  let product: Product;
  let visitors: APIRequestContext[];
  const marksOf = new Map<string, Mark[]>();
  const htmlOf = new Map<string, Promise<string>>();

  beforeAll(async () => {
    product = await startProduct(inject('seeded'));
    const [unverified, verified] = await Promise.all([0, 1].map(() => request.newContext({ baseURL: product.origin })));
    if (!unverified || !verified) throw new Error('Two visitors are needed.');
    visitors = [unverified, verified];
    const send = await signIn(unverified);
    const { data } = (await (await unverified.get('/api/content/day')).json()) as { data: { date: string } };
    for (const [name, look] of Object.entries(LOOKS))
      marksOf.set(name, await publishMarked(send, name, look, data.date));
    await verify(verified);
  });
  afterAll(async () => {
    await Promise.all(visitors.map((one) => one.dispose()));
    await product.stop();
  });

  const read = (visitor: number, path: string) => {
    const key = `${visitor} ${path}`;
    const html = htmlOf.get(key) ?? visitors[visitor]?.get(path).then((answer) => answer.text()) ?? Promise.resolve('');
    htmlOf.set(key, html);
    return html;
  };

  test.each(Object.entries(LOOKS))('%s', async (name, { pages }) => {
    const marks = marksOf.get(name) ?? [];
    expect(marks.length).toBeGreaterThan(0);
    const html = await Promise.all(pages.flatMap((path) => [0, 1].map((visitor) => read(visitor, path))));
    const missing = marks.filter(({ shown }) => !html.some((text) => text.includes(shown)));
    const unexplained = missing.filter(({ field }) => !(`${name}.${field}` in NOT_TEXT));
    expect(unexplained.map(({ field, shown }) => `${name}.${field} (${shown})`)).toEqual([]);
  });

  test('the admission portal has the address that staff set', async () => {
    const portal = marksOf.get('settings')?.find(({ field }) => field === 'admission_portal');
    const answer = await visitors[0]?.get('/admissionportal/', { maxRedirects: 0 });
    expect(answer?.headers()['location']).toBe(portal?.shown);
  });

  test('every excluded field exists', () => {
    const fields = new Set([...marksOf].flatMap(([name, marks]) => marks.map(({ field }) => `${name}.${field}`)));
    expect(Object.keys(NOT_TEXT).filter((field) => !fields.has(field))).toEqual([]);
  });
});

type Send = <T>(method: 'GET' | 'POST' | 'PUT', path: string, fields?: object) => Promise<T>;

async function signIn(visitor: APIRequestContext): Promise<Send> {
  const login = await visitor.post('/api/user/login', {
    data: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  });
  const { data } = (await login.json()) as { data: { token: string } };
  return async (method, path, fields) => {
    const answer = await visitor.fetch(`/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${data.token}` },
      ...(fields && { data: fields }),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as never;
  };
}

const CREATED: ReadonlySet<string> = new Set([
  'program',
  'landing-pages',
  'auxiliary-pages',
  'pages',
  'blogs',
  'metadata',
  'live-lectures',
]);

/** Publishes a record with a unique value in every field: a new one, or the first existing one. */
async function publishMarked(send: Send, name: string, { values = {} }: Look, today: string): Promise<Mark[]> {
  const { schema, storage } = resources[name as ResourceName] as Resource;
  const [program] = await send<{ id: string }[]>(
    'GET',
    `program?filter=${encodeURIComponent('{"slug":"zq-program"}')}`,
  );
  const when = name === 'live-lectures' ? LECTURE(today) : {};
  const programs = name === 'landing-pages' ? { program: program?.id } : {};
  const { fields, marks } = markedRecord(schema, { ...when, ...programs, ...values });
  const [first] = CREATED.has(name)
    ? []
    : await send<{ id: string }[]>('GET', `${name}?filter=${filterOf(values)}&range=[0,0]&sort=["position","ASC"]`);
  // Today may be a holiday.
  const body = name === 'live-lectures' ? { ...fields, allowClash: true } : fields;
  const { id } = await send<{ id: string }>(first ? 'PUT' : 'POST', first ? `${name}/${first.id}` : name, body);
  if (storage === 'document') await send('POST', `${name}/${id}/publish`, {});
  return marks;
}

/** The wide banner of this type. */
const filterOf = ({ type }: Readonly<Record<string, unknown>>) =>
  encodeURIComponent(JSON.stringify(type ? { type } : {}));

const LECTURE = (today: string) => ({
  start_date: today,
  start_time: '06:10',
  end_date: today,
  end_time: '06:50',
});

/** Verifies the visitor's phone through the enquiry's calls. */
async function verify(visitor: APIRequestContext): Promise<void> {
  const phone = newPhone();
  const offered = (await (await visitor.get('/api/program/all/erplist')).json()) as { data: { erp_unicode: string }[] };
  const interest = offered.data[0]?.erp_unicode;
  const lead = { phone, name: 'Asha Rao', email: 'asha@example.org', qualification: 1, interest };
  const created = await visitor.post('/api/leads', { data: lead });
  const { data } = (await created.json()) as { data: { leadId: string } };
  const sms = async () => {
    const answer = await visitor.get('/api/mock/outbox', { params: { channel: 'sms', to: `+91${phone}` } });
    return ((await answer.json()) as { data: { otp?: string }[] }).data[0]?.otp;
  };
  const otp = await vi.waitUntil(sms, { timeout: 30_000, interval: 100 });
  const checked = await visitor.post('/api/leads/verify', { data: { lead_id: data.leadId, otp } });
  expect(checked.ok(), await checked.text()).toBe(true);
}
