import { type OwnAccount, ownAccount, staffSession, type StaffSession } from '@prospectus/contract';
import { eq } from 'drizzle-orm';

import { auditLog } from '../../../platform/changes/audit-table.ts';
import { type Answered, type Call, callsTo } from '../../../testing/calls.ts';
import type { TestApi } from '../../../testing/index.ts';
import { staff } from '../tables.ts';

export const ADMIN = { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' };
export const EVENTS = { email: 'events@prospectus.test', password: 'events-prospectus-2026' };

export type Person = { firstName: string; lastName: string; email: string; password: string };
export type SignedIn = StaffSession & { cookie: string };

/** Actions of staff in tests, over HTTP and by e-mailed links. */
export type People = {
  call: Call;
  /** One of the calls under `/user`, with the failure's code where it failed. */
  post(path: string, body: object, token?: string): Promise<Answered & { code: string | undefined }>;
  /** The account of a token, or the status of a failure. */
  profile(token: string): Promise<OwnAccount | number>;
  row(email: string): Promise<typeof staff.$inferSelect>;
  /** A person's entries in the audit log, oldest first. */
  logged(email: string): Promise<string[]>;
  /** Registers a new person. */
  newcomer(): Promise<Person>;
  /** Registers a new person, who opens the link. */
  confirmed(): Promise<Person>;
  signIn(person: { email: string; password: string }): Promise<SignedIn>;
  /** Letters to an address, newest first. */
  letters(email: string): Promise<{ subject: string; text: string }[]>;
  /** The key of the newest link an address was sent. */
  key(email: string): Promise<string>;
};

let number = 0;

export function people(api: Pick<TestApi, 'url' | 'deps'>): People {
  const { db } = api.deps;
  const call = callsTo(api);
  const row = async (email: string) => {
    const [found] = await db.select().from(staff).where(eq(staff.email, email));
    if (!found) throw new Error(`Nobody is called ${email}.`);
    return found;
  };
  const newcomer = async () => {
    number += 1;
    const person = {
      firstName: 'Kavita',
      lastName: 'Menon',
      email: `kavita${number}@example.test`,
      password: `seven green parrots ${number}`,
    };
    await expectStatus(201, call('POST', '/user/regitser', { body: person }));
    return person;
  };
  const letters = async (email: string) => {
    const { body } = await call('GET', `/mock/outbox?channel=email&to=${encodeURIComponent(email)}`);
    return (body as { data: { body: { subject: string; text: string } }[] }).data.map((item) => item.body);
  };
  const key = async (email: string) => {
    const [found] = (await letters(email)).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
    if (!found) throw new Error(`No link was sent to ${email}.`);
    return found;
  };
  return {
    call,
    row,
    post: async (path, body, token) => {
      const answer = await call('POST', `/user/${path}`, { body, ...(token !== undefined && { token }) });
      return { ...answer, code: (answer.body as { code?: string }).code };
    },
    profile: async (token) => {
      const { status, body } = await call('GET', '/user/profile', { token });
      return status === 200 ? ownAccount.parse((body as { data: unknown }).data) : status;
    },
    logged: async (email) => {
      const { id } = await row(email);
      const entries = await db.select().from(auditLog).where(eq(auditLog.record_id, id)).orderBy(auditLog.id);
      return entries.map(({ action }) => action);
    },
    newcomer,
    letters,
    key,
    confirmed: async () => {
      const person = await newcomer();
      await expectStatus(
        200,
        call('POST', '/user/confirm', { body: { token: await key(person.email), password: person.password } }),
      );
      return person;
    },
    signIn: async ({ email, password }) => {
      const answer = await expectStatus(200, call('POST', '/user/login', { body: { email, password } }));
      return { ...sessionIn(answer), cookie: cookieIn(answer) };
    },
  };
}

export const sessionIn = (answer: Answered): StaffSession =>
  staffSession.parse((answer.body as { data: unknown }).data);

/** The refresh cookie an answer sets, '' where it sets none. */
export const cookieIn = (answer: Answered): string =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('staff_refresh='))
    ?.split(';')[0] ?? '';

async function expectStatus(status: number, answering: Promise<Answered>): Promise<Answered> {
  const answer = await answering;
  if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}
