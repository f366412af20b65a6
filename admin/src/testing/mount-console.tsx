import '@prospectus/design-system/fonts/fonts.css';

import { createClient } from '@prospectus/contract/client';
import { memoryStore, type RaRecord } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { Console } from '../app/Console.tsx';
import { createStaffClient } from '../providers/api.ts';
import { createAuthProvider } from '../providers/auth-provider.ts';
import { createConsoleDataProvider } from '../providers/data-provider.ts';
import { createSession } from '../providers/session.ts';
import type { Language } from '../texts/language-context.ts';

/** The demo accounts of the seed. */
export const PEOPLE = {
  admin: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  events: { email: 'events@prospectus.test', password: 'events-prospectus-2026' },
  counsellor: { email: 'counsellor@prospectus.test', password: 'counsellor-prospectus-2026' },
} as const;
type Person = keyof typeof PEOPLE;

type Answer = () => Response | undefined | Promise<Response>;
let answers: { pattern: RegExp; answer: Answer }[] = [];
let calls: string[] = [];

const send = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  const call = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
  calls.push(call);
  return (await answers.find(({ pattern }) => pattern.test(call))?.answer()) ?? send(input, init);
};

/**
 * Answers calls such as `PUT /admin/faqs/…` in place of the API, where `answer` is not undefined, until the returned
 * function is called or the console is unmounted.
 */
export function answerCalls(pattern: RegExp, answer: Answer): () => void {
  const added = { pattern, answer };
  answers.unshift(added);
  return () => {
    answers = answers.filter((one) => one !== added);
  };
}

/** Makes calls fail with a status, or with 0 get no answer, as long as `answerCalls` does. */
export const failCalls = (pattern: RegExp, status = 0, body: object = {}) =>
  answerCalls(pattern, () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({ code: 'UNAVAILABLE', msg: 'The service is busy.', ...body }, { status });
  });

/** Of a reading that is not tried again by itself. */
export const BUSY = [429, { code: 'TOO_MANY', msg: 'Too many calls at once.' }] as const;

async function signIn(person: Person, language: Language) {
  const session = createSession(createClient({ base: '/api' }));
  const { email, password } = PEOPLE[person];
  const { user } = await session.signIn(email, password);
  if ((user.language ?? 'en') !== language) await session.changeProfile({ language });
  return session;
}

/** A signed-in session and its data provider, without the stream of changes: a change of a colleague is seen when it is saved. */
export async function connect(person: Person, language: Language = 'en') {
  const session = await signIn(person, language);
  const provider = createConsoleDataProvider(createStaffClient(session));
  return { session, dataProvider: { ...provider, follow: () => new Promise<boolean>(() => undefined) } };
}

const TOKEN_USED_FOR_MS = 300_000;
let signedIn: { token: Promise<string>; until: number } | undefined;
const token = () => {
  if (!signedIn || Date.now() > signedIn.until)
    signedIn = {
      token: signIn('admin', 'en').then((session) => session.token()),
      until: Date.now() + TOKEN_USED_FOR_MS,
    };
  return signedIn.token;
};

const client = createClient({ base: '/api', fetch: (...call) => send(...call) });

/** A call of the console as an administrator beside the mounted console: `admin('GET', 'faqs/…')`. */
export async function admin<T = RaRecord>(method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${await token()}` };
  const { data } = await client(`${method} /admin/${path}` as never, { body, headers } as never);
  return data as T;
}

let mounted: { root: Root; host: HTMLElement } | undefined;

/** Mounts the console at a path over the real API, as a demo account or with nobody signed in. */
export async function mountConsole(path = '/', as: Person | 'nobody' = 'admin', language: Language = 'en') {
  const { session, dataProvider } = await connect(as === 'nobody' ? 'admin' : as, language);
  if (as === 'nobody') await session.signOut();
  unmount();
  localStorage.clear();
  calls = [];
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <Console
            authProvider={createAuthProvider(session)}
            dataProvider={dataProvider}
            session={session}
            api={createClient({ base: '/api' })}
            store={memoryStore({ language })}
          />
        ),
      },
    ],
    { initialEntries: [path] },
  );
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<RouterProvider router={router} />);
  mounted = { root, host };
  return { router, session, calls: () => calls };
}

function unmount(): void {
  mounted?.root.unmount();
  mounted?.host.remove();
  mounted = undefined;
}

/** Unmounts the console; calls are answered by the API again. */
export function unmountConsole(): void {
  unmount();
  answers = [];
}
