import { randomUUID } from 'node:crypto';

import type { Client } from '@prospectus/contract/client';
import { normalisePhone } from '@prospectus/contract/forms';
import { type OriginName, toOriginName } from '@prospectus/contract/origins';
import { redirect } from 'react-router';

import { attributionOf } from '../../features/enquiry/attribution.ts';
import { enquiryCalls } from '../../features/enquiry/calls.ts';
import { withOrigin } from '../../features/enquiry/origin-attribution.ts';
import { postedEnquiry, type PostedEvent, type PostedScreen } from '../../features/enquiry/posted-enquiry.ts';
import { EMPTY_VALUES } from '../../features/enquiry/choices.ts';
import type { EnquiryProgram, LeadKind, Variant } from '../../features/enquiry/types.ts';
import { codeMessage, outboxQuery } from '../../features/phone-panel/last-message.ts';
import { PORTAL_PATH } from '../../lib/portal.ts';
import { readInterestOptions } from '../page/interest-options.server.ts';
import { type EnquireData, enquiryProgram } from '../page/page-data.ts';
import { entryIn, isCampaign, pageBefore, pathIn } from './came-from.server.ts';

type Deps = { api: Client; visitor: () => string; posted: boolean; local: boolean; publicUrl: string };
type Asked = { variant: Variant; origin: OriginName; slug: string; back: string | null; entry: string };

/** First step of the enquiry. A verified visitor has no need of it. */
export async function enquireLoader({ request }: { request: Request }, deps: Deps): Promise<EnquireData | Response> {
  const query = new URL(request.url).searchParams;
  const asked = askedIn(query, request, deps);
  const { program, path } = await programOf(deps.api, asked.slug);
  const done = doneIn(query);
  // A brochure that is missing is said on the page.
  const withoutBrochure = asked.variant === 'DOWNLOAD' && program?.brochure === '';
  if (!deps.posted && !done && !withoutBrochure && deps.visitor() === 'verified') {
    return redirect(asked.variant === 'DOWNLOAD' && program?.brochure ? program.brochure : PORTAL_PATH);
  }
  return {
    screen:
      done && deps.visitor() === 'verified'
        ? { step: 'LAST_SCREEN', values: EMPTY_VALUES, errors: {}, kind: done }
        : { step: 'MOBILE_NUMBER', values: EMPTY_VALUES, errors: {} },
    variant: asked.variant,
    origin: asked.origin,
    program,
    ...(await answerFor(asked, path, deps)),
    formKey: randomUUID(),
  };
}

/** Answers a posted step with the next one; the last has an address, so that loading it again sends no code again. */
export async function enquireAction(
  { request }: { request: Request },
  deps: Deps,
): Promise<Partial<EnquireData> | Response> {
  const form = await request.formData().catch(() => new FormData());
  const asked = askedIn(form, request, deps);
  const { program, path } = await programOf(deps.api, asked.slug);
  const answer = await answerFor(asked, path, deps);
  const { back, entry } = answer;
  const screen = await postedEnquiry(form, {
    calls: enquiryCalls(deps.api),
    variant: asked.variant,
    origin: asked.origin,
    from: withOrigin(attributionOf(new URL(`${back}?${entry}`, deps.publicUrl)), asked.origin),
    track: (event) => countEvent(deps, back, event),
  });
  if (screen.step === 'LAST_SCREEN')
    return redirect(
      `/enquire?${new URLSearchParams({ done: screen.kind, variant: asked.variant, origin: asked.origin, program: asked.slug, back }).toString()}`,
    );
  const message = deps.local ? await lastMessage(deps.api, screen) : undefined;
  const formKey = form.get('key');
  return {
    screen,
    variant: asked.variant,
    origin: asked.origin,
    program,
    ...answer,
    formKey:
      typeof formKey === 'string' && UUID.test(formKey) && screen.step === 'OTHER_DETAILS' ? formKey : randomUUID(),
    ...(message !== undefined && { message }),
  };
}

/** What a verified visitor has just achieved. */
function doneIn(query: URLSearchParams): LeadKind | undefined {
  const done = query.get('done');
  return done === 'NEW' || done === 'EXISTING' ? done : undefined;
}

const UUID = /^[0-9a-f-]{36}$/;
const SLUG = /^[a-z0-9-]{1,80}$/;

function askedIn(fields: URLSearchParams | FormData, request: Request, { publicUrl }: Deps): Asked {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [variant, slug] = [text('variant'), text('program')];
  const before = pageBefore(request, publicUrl);
  const pathBefore = before && pathIn(before.pathname);
  return {
    variant: variant === 'DOWNLOAD' || variant === 'LOGIN' ? variant : 'REGISTER',
    origin: toOriginName(text('origin')),
    slug: SLUG.test(slug) ? slug : '',
    // The programme's page is the one to go back to, unless a campaign's led here.
    back: pathIn(text('back')) ?? (slug === '' || isCampaign(pathBefore ?? '') ? pathBefore : null),
    entry: entryIn(
      text('entry') ? new URLSearchParams(text('entry')) : (before?.searchParams ?? new URLSearchParams()),
    ),
  };
}

/** Where the visitor goes back to and came from, and the programmes to choose from there. */
async function answerFor({ back: asked, entry }: Asked, path: string | undefined, { api }: Deps) {
  const back = asked ?? path ?? '/';
  const list = isCampaign(back) ? 'GET /landing/all/erplist' : 'GET /program/all/erplist';
  return { back, entry, interests: await readInterestOptions(api, list) };
}

/** Counts what the browser of a visitor without JavaScript cannot; a count that is lost is no failure. */
async function countEvent({ api }: Deps, path: string, event: PostedEvent): Promise<void> {
  await api('POST /events', { body: { events: [{ ...event, at: new Date().toISOString(), path }] } }).catch(() => {});
}

async function programOf(
  api: Client,
  slug: string,
): Promise<{ program: EnquiryProgram | undefined; path: string | undefined }> {
  if (slug === '') return { program: undefined, path: undefined };
  const found = await api('GET /programpage/:slug', { params: { slug } }).catch(() => undefined);
  return { program: found && enquiryProgram(found.data.program), path: found?.data.program.path };
}

/** `local` mode: what the demo phone shows beside the code. */
async function lastMessage(api: Client, screen: PostedScreen): Promise<string | undefined> {
  if (screen.step !== 'OTP_VERIFICATION') return undefined;
  const query = outboxQuery(normalisePhone(screen.values.phone), screen.values.email);
  const found = await api('GET /mock/outbox', { query }).catch(() => undefined);
  return found && codeMessage(found.data);
}
