import { randomUUID } from 'node:crypto';

import type { Client } from '@prospectus/contract/client';
import { normalisePhone } from '@prospectus/contract/forms';
import { type OriginName, originNamed } from '@prospectus/contract/origins';
import { redirect } from 'react-router';

import { attributionOf } from '../../features/enquiry/attribution.ts';
import { enquiryCalls } from '../../features/enquiry/calls.ts';
import { withOrigin } from '../../features/enquiry/origin-attribution.ts';
import { postedEnquiry, type PostedScreen } from '../../features/enquiry/posted-enquiry.ts';
import { EMPTY_VALUES } from '../../features/enquiry/choices.ts';
import type { EnquiryProgram, LeadKind, Variant } from '../../features/enquiry/types.ts';
import { codeMessage, outboxQuery } from '../../features/phone-panel/last-message.ts';
import { PORTAL_PATH } from '../../lib/portal.ts';
import { readInterestOptions } from '../page/interest-options.server.ts';
import { type EnquireData, enquiryProgram } from '../page/page-data.ts';

type Deps = { api: Client; visitor: () => string; posted: boolean; local: boolean; publicUrl: string };
type Asked = { variant: Variant; origin: OriginName; slug: string; back: string | null };

/** First step of the enquiry. A verified visitor has no need of it. */
export async function enquireLoader({ request }: { request: Request }, deps: Deps): Promise<EnquireData | Response> {
  const query = new URL(request.url).searchParams;
  const asked = askedIn(query);
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
    back: asked.back ?? path ?? '/',
    interests: await readInterestOptions(deps.api),
    formKey: randomUUID(),
  };
}

/** Answers a posted step with the next one; the last has an address, so that loading it again sends no code again. */
export async function enquireAction(
  { request }: { request: Request },
  deps: Deps,
): Promise<Partial<EnquireData> | Response> {
  const form = await request.formData().catch(() => new FormData());
  const asked = askedIn(form);
  const { program, path } = await programOf(deps.api, asked.slug);
  const back = asked.back ?? path ?? '/';
  const screen = await postedEnquiry(form, {
    calls: enquiryCalls(deps.api),
    variant: asked.variant,
    origin: asked.origin,
    from: withOrigin(attributionOf(new URL(back, deps.publicUrl)), asked.origin),
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
    back,
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
// A path of this site and nothing else: it is printed as a link.
const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

function askedIn(fields: URLSearchParams | FormData): Asked {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [variant, slug, back] = [text('variant'), text('program'), text('back')];
  return {
    variant: variant === 'DOWNLOAD' || variant === 'LOGIN' ? variant : 'REGISTER',
    origin: originNamed(text('origin')),
    slug: SLUG.test(slug) ? slug : '',
    back: PATH.test(back) ? back : null,
  };
}

async function programOf(
  api: Client,
  slug: string,
): Promise<{ program: EnquiryProgram | undefined; path: string | undefined }> {
  if (slug === '') return { program: undefined, path: undefined };
  const found = await api('programPage', { params: { slug } }).catch(() => undefined);
  return { program: found && enquiryProgram(found.data.program), path: found?.data.program.path };
}

/** `local` mode: what the demo phone shows beside the code. */
async function lastMessage(api: Client, screen: PostedScreen): Promise<string | undefined> {
  if (screen.step !== 'OTP_VERIFICATION') return undefined;
  const query = outboxQuery(normalisePhone(screen.values.phone), screen.values.email);
  const found = await api('mockOutbox', { query }).catch(() => undefined);
  return found && codeMessage(found.data);
}
