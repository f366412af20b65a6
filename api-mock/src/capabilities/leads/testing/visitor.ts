import type { Failure, Lead, OutboxItem } from '@prospectus/contract';

import type { TestApi } from '../../../testing/index.ts';

export type Reply<Data = unknown> = { status: number; data: Data; failure: Failure; headers: Headers };

/** A browser's side of the API: sends JSON, stores cookies; `always` are headers of every call. */
export function visitor(
  api: Pick<TestApi, 'url'>,
  { jar = new Map<string, string>(), always = {} }: { jar?: Map<string, string>; always?: Record<string, string> } = {},
) {
  const call = async <Data = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Data>> => {
    const answer = await fetch(`${api.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...always,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) storeCookie(jar, cookie);
    const json = (await answer.json()) as { data: Data } & Failure;
    return { status: answer.status, data: json.data, failure: json, headers: answer.headers };
  };
  return {
    jar,
    call,
    lookup: (phone: string) =>
      call<{ leadExists: boolean; lead: Lead[] }>('GET', `/leads/getLeadByMobile/${encodeURIComponent(phone)}`),
    create: (body: unknown, headers?: Record<string, string>) =>
      call<{ success: boolean; leadId: string }>('POST', '/leads', body, headers),
    verify: (leadId: string, otp: string) =>
      call<{ verified: boolean; lead: Lead }>('POST', '/leads/verify', { lead_id: leadId, otp }),
    resend: (leadId: string, phone: string) =>
      call('POST', '/leads/resendOtp/', { lead_id: leadId, phoneNumber: phone }),
    update: (leadId: string, data: object) => call('POST', '/leads/update', { lead_id: leadId, data }),
    pushToErp: (leadId: string) =>
      call<{ success: boolean; lead: Lead }>('POST', '/leads/createLeadInERP', { lead_id: leadId }),
    outbox: async (query: Record<string, string>) =>
      (await call<OutboxItem[]>('GET', `/mock/outbox?${new URLSearchParams(query)}`)).data,
    advance: (advanceMs: number) => call('POST', '/mock/clock', { advanceMs }),
    /** The newest code that reached a phone or an e-mail address. */
    code: async (to: string, channel = 'sms'): Promise<string> => {
      const [newest] = (await call<OutboxItem[]>('GET', `/mock/outbox?${new URLSearchParams({ channel, to })}`)).data;
      if (!newest?.otp) throw new Error('no code has arrived');
      return newest.otp;
    },
  };
}
export type Visitor = ReturnType<typeof visitor>;

/** A wrong code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

let next = 0;
/** A new phone, unique in this file. */
export const newPhone = (): string => `98${String(10_000_000 + next++)}`;

/** What a form sends for a phone. */
export const formFor = (phone: string, changed: object = {}) => ({
  phone,
  name: 'Asha Rao',
  email: `asha.${phone.replace('+', '')}@example.com`,
  qualification: '3',
  interest: 'Master of Business Administration',
  ...changed,
});

/** A lead, created and verified. */
export async function verifiedVisitor(api: TestApi, phone: string): Promise<{ browser: Visitor; leadId: string }> {
  const browser = visitor(api);
  const { data } = await browser.create(formFor(phone));
  const { status } = await browser.verify(data.leadId, await browser.code(phone));
  if (status !== 200) throw new Error('the code was not accepted');
  return { browser, leadId: data.leadId };
}

function storeCookie(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split('; ');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const isExpired = attributes.some(
    (attribute) => attribute.startsWith('Expires=') && Date.parse(attribute.slice(8)) <= Date.now(),
  );
  if (isExpired) jar.delete(name);
  else jar.set(name, value);
}
