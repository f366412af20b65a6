import { randomUUID } from 'node:crypto';

import type { Client } from '@prospectus/contract/client';
import { type EnquiryVariant, type OriginName, toOriginName } from '@prospectus/contract/origins';
import { readTracking } from '@prospectus/contract/tracking';
import { redirect } from 'react-router';

import { attributionOf } from '../../features/enquiry/attribution.ts';
import { enquiryCalls } from '../../features/enquiry/calls.ts';
import { EMPTY_VALUES, type EnquiryProgram, type LeadKind } from '../../features/enquiry/enquiry-values.ts';
import { withOrigin } from '../../features/enquiry/origin-attribution.ts';
import { postedEnquiry, type PostedEvent } from '../../features/enquiry/posted-enquiry.ts';
import { readLastMessage } from '../../features/phone-panel/last-message.ts';
import { textOf } from '../../lib/form-text.ts';
import { PORTAL_PATH } from '../../lib/links.ts';
import { isSlug, readInterestOptions } from '../page/loader-results.server.ts';
import { type EnquireData, enquiryProgram } from '../page/page-data.ts';

type Deps = { api: Client; visitor: () => string; posted: boolean; local: boolean; publicUrl: string };

/** The parameters of an enquiry, from its address or its form. */
type Parameters = { variant: EnquiryVariant; origin: OriginName; slug: string; back: string | null; entry: string };

/** The first step of the enquiry; a verified visitor is redirected. */
export async function enquireLoader({ request }: { request: Request }, deps: Deps): Promise<EnquireData | Response> {
  const query = new URL(request.url).searchParams;
  const parameters = parametersOf(query, request, deps);
  const { variant, origin } = parameters;
  const { program, path } = await readProgram(deps.api, parameters.slug);
  const done = doneIn(query);
  const isVerified = deps.visitor() === 'verified';
  // The page itself says that a brochure is missing.
  const withoutBrochure = variant === 'DOWNLOAD' && program?.brochure === '';
  if (!deps.posted && !done && !withoutBrochure && isVerified)
    return redirect(variant === 'DOWNLOAD' && program?.brochure ? program.brochure : PORTAL_PATH);
  const fields = { values: EMPTY_VALUES, errors: {} };
  return {
    screen: done && isVerified ? { step: 'LAST_SCREEN', ...fields, kind: done } : { step: 'MOBILE_NUMBER', ...fields },
    variant,
    origin,
    program,
    ...(await navigationOf(parameters, path, deps)),
    formKey: randomUUID(),
  };
}

/** Answers a posted step with the next one; the last one has its own address, so that a reload sends no code. */
export async function enquireAction(
  { request }: { request: Request },
  deps: Deps,
): Promise<Partial<EnquireData> | Response> {
  const form = await request.formData().catch(() => new FormData());
  const parameters = parametersOf(form, request, deps);
  const { variant, origin, slug } = parameters;
  const { program, path } = await readProgram(deps.api, slug);
  const navigation = await navigationOf(parameters, path, deps);
  const { back, entry } = navigation;
  const screen = await postedEnquiry(form, {
    calls: enquiryCalls(deps.api),
    variant,
    origin,
    from: withOrigin(attributionOf(new URL(`${back}?${entry}`, deps.publicUrl)), origin),
    track: (event) => recordEvent(deps, back, event),
  });
  if (screen.step === 'LAST_SCREEN')
    return redirect(`/enquire?${new URLSearchParams({ done: screen.kind, variant, origin, program: slug, back })}`);
  const message =
    deps.local && screen.step === 'OTP_VERIFICATION'
      ? await readLastMessage(deps.api, screen.values.phone, screen.values.email)
      : undefined;
  const key = textOf(form, 'key');
  return {
    screen,
    variant,
    origin,
    program,
    ...navigation,
    formKey: UUID.test(key) && screen.step === 'OTHER_DETAILS' ? key : randomUUID(),
    ...(message !== undefined && { message }),
  };
}

/** The result of a finished enquiry. */
function doneIn(query: URLSearchParams): LeadKind | undefined {
  const done = query.get('done');
  return done === 'NEW' || done === 'EXISTING' ? done : undefined;
}

const UUID = /^[0-9a-f-]{36}$/;
/** A path of this site: it is printed as a link. */
const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
const pathIn = (text: string): string | null => (PATH.test(text) ? text : null);

function parametersOf(fields: URLSearchParams | FormData, request: Request, { publicUrl }: Deps): Parameters {
  const [variant, slug, entry] = [textOf(fields, 'variant'), textOf(fields, 'program'), textOf(fields, 'entry')];
  const referrer = referrerOf(request, publicUrl);
  const referrerPath = referrer && pathIn(referrer.pathname);
  const tracking = entry ? new URLSearchParams(entry) : (referrer?.searchParams ?? new URLSearchParams());
  return {
    variant: variant === 'DOWNLOAD' || variant === 'LOGIN' ? variant : 'REGISTER',
    origin: toOriginName(textOf(fields, 'origin')),
    slug: isSlug(slug) ? slug : '',
    // Back leads to the programme's page, or to the campaign that led here.
    back: pathIn(textOf(fields, 'back')) ?? (slug === '' || isCampaign(referrerPath ?? '') ? referrerPath : null),
    entry: new URLSearchParams(readTracking(tracking)).toString(),
  };
}

/** The page of this site that led to the request. */
function referrerOf(request: Request, publicUrl: string): URL | null {
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page?.origin === new URL(publicUrl).origin && page.pathname !== '/enquire' ? page : null;
}

const CAMPAIGNS = new Set(['/online-degree-education-learning-courses-ct', '/influencer', '/refurl']);

/** Campaign pages have their own list of programmes (LEAD-33). */
const isCampaign = (path: string): boolean => CAMPAIGNS.has(path) || path.endsWith('lp');

/** The page to go back to, the tracking parameters, and the programmes to choose from. */
async function navigationOf(parameters: Parameters, programPath: string | undefined, { api }: Deps) {
  const back = parameters.back ?? programPath ?? '/';
  const list = isCampaign(back) ? 'GET /landing/all/erplist' : 'GET /program/all/erplist';
  return { back, entry: parameters.entry, interests: await readInterestOptions(api, list) };
}

/** Records an event that the browser cannot send without JavaScript; a failure is ignored. */
async function recordEvent({ api }: Deps, path: string, event: PostedEvent): Promise<void> {
  await api('POST /events', { body: { events: [{ ...event, at: new Date().toISOString(), path }] } }).catch(() => {});
}

async function readProgram(api: Client, slug: string): Promise<{ program?: EnquiryProgram; path?: string }> {
  const page = slug && (await api('GET /programpage/:slug', { params: { slug } }).catch(() => null));
  return page ? { program: enquiryProgram(page.data.program), path: page.data.program.path } : {};
}
