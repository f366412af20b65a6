import { CallFailed } from '@prospectus/contract/client';
import { CONSENT_CHANNELS } from '@prospectus/contract/consent';
import { fieldErrors, leadForm, normalisePhone, otpForm, phoneStep } from '@prospectus/contract/forms';
import type { OwnData } from '@prospectus/contract';
import { redirect } from 'react-router';

import { enquiryCalls } from '../../features/enquiry/calls.ts';
import { EMPTY_VALUES } from '../../features/enquiry/choices.ts';
import type { EnquiryValues } from '../../features/enquiry/types.ts';
import { codeMessage, outboxQuery } from '../../features/phone-panel/last-message.ts';
import { refusalAt } from '../../lib/refusal.ts';
import { readInterestOptions } from '../page/interest-options.server.ts';
import type { RenderDeps } from '../page/loader-results.server.ts';
import { DONE, type Done, type MyEnquiryData } from './my-enquiry-data.ts';

const PATH = '/my-enquiry';

/** What is stored of a verified visitor; anybody else is asked for the phone. */
export async function myEnquiryLoader({ request }: { request: Request }, deps: RenderDeps): Promise<MyEnquiryData> {
  const mine = await mineOf(deps);
  if (!mine) return asksPhone();
  const done = new URL(request.url).searchParams.get('done') ?? '';
  return { ...(await shown(deps, mine)), ...(Object.hasOwn(DONE, done) && { done: done as Done }) };
}

/** Answers one posted form of the page; what was saved is shown at an address, so that loading it again changes nothing. */
export async function myEnquiryAction(
  { request }: { request: Request },
  deps: RenderDeps,
): Promise<MyEnquiryData | Response> {
  const form = await request.formData().catch(() => new FormData());
  const step = textOf(form, 'step');
  if (step === 'phone') return sendCode(deps, textOf(form, 'phone'));
  if (step === 'code') return tryCode(deps, form);
  const mine = await mineOf(deps);
  if (!mine) return asksPhone();
  switch (step) {
    case 'details':
      return saveDetails(deps, mine, form);
    case 'channels': {
      const channels = Object.fromEntries(
        CONSENT_CHANNELS.map((channel) => [channel, textOf(form, channel) === 'yes']),
      ) as OwnData['channels'];
      return saved('channels', deps.api('PUT /leads/mine/consents', { body: { channels } }), deps, mine);
    }
    case 'withdraw':
      return saved('withdrawn', deps.api('POST /leads/mine/withdraw'), deps, mine);
    default:
      return sendCode(deps, mine.lead.mobile);
  }
}

async function sendCode(deps: RenderDeps, typed: string): Promise<MyEnquiryData> {
  const checked = phoneStep.safeParse({ phone: typed });
  if (!checked.success) return { step: 'phone', phone: typed, errors: fieldErrors(checked.error) };
  const { phone } = checked.data;
  const calls = enquiryCalls(deps.api);
  const again = { step: 'phone', phone, errors: {} } as const;
  const found = await calls.lookup(phone);
  if (found === null) return { ...again, problem: 'That didn’t work. Please try again.' };
  if ('refused' in found) {
    const { errors = {}, failure } = refusalAt(found.refused, ['phone']);
    return { ...again, errors, ...(failure !== undefined && { problem: failure }) };
  }
  if (!found.known || found.leadId === null)
    return { ...again, problem: 'We couldn’t find an enquiry with this number.' };
  const sent = await calls.resend(found.leadId, phone);
  if (sent === null) return { ...again, problem: 'We couldn’t send the code. Please try again.' };
  return asksCode(deps, { phone, leadId: found.leadId, earlier: !sent.sent, errors: {} });
}

async function tryCode(deps: RenderDeps, form: FormData): Promise<MyEnquiryData | Response> {
  const asked = { phone: textOf(form, 'phone'), leadId: textOf(form, 'lead_id'), earlier: false };
  const typed = otpForm.safeParse({ otp: textOf(form, 'otp') });
  if (!typed.success) return asksCode(deps, { ...asked, errors: fieldErrors(typed.error) });
  const answer = await enquiryCalls(deps.api).verify(asked.leadId, typed.data.otp);
  if ('code' in answer) return asksCode(deps, { ...asked, errors: { otp: answer.msg } });
  return redirect(`${PATH}?done=code`);
}

async function saveDetails(deps: RenderDeps, mine: OwnData, form: FormData): Promise<MyEnquiryData | Response> {
  const values: EnquiryValues = {
    ...(Object.fromEntries(Object.keys(EMPTY_VALUES).map((name) => [name, textOf(form, name)])) as EnquiryValues),
    phone: mine.lead.mobile,
  };
  const checked = leadForm.safeParse(values);
  if (!checked.success) return { ...(await shown(deps, mine)), values, errors: fieldErrors(checked.error) };
  const { name, email, qualification, interest } = checked.data;
  const data = { name, email, highest_qualification_id: qualification, area_of_interest: interest };
  return saved('details', deps.api('POST /leads/update', { body: { lead_id: mine.lead.id, data } }), deps, mine);
}

/** Goes back to the page where a call succeeded; one that needs a new code asks for it. */
async function saved(done: Done, call: Promise<unknown>, deps: RenderDeps, mine: OwnData) {
  try {
    await call;
  } catch (error) {
    const failure = error instanceof CallFailed ? error.failure : undefined;
    if (failure?.code === 'CODE_REQUIRED') return sendCode(deps, mine.lead.mobile);
    return { ...(await shown(deps, mine)), problem: failure?.msg ?? 'That didn’t work. Please try again.' };
  }
  return redirect(`${PATH}?done=${done}`);
}

const asksPhone = (): MyEnquiryData => ({ step: 'phone', phone: '', errors: {} });

type Asked = Omit<Extract<MyEnquiryData, { step: 'code' }>, 'step' | 'message'>;

/** `local` mode: with what the demo phone shows. */
async function asksCode({ api, local }: RenderDeps, asked: Asked): Promise<MyEnquiryData> {
  const query = outboxQuery(normalisePhone(asked.phone), '');
  const found = local ? await api('GET /mock/outbox', { query }).catch(() => undefined) : undefined;
  const message = found && codeMessage(found.data);
  return { step: 'code', ...asked, ...(message !== undefined && { message }) };
}

const mineOf = ({ api }: RenderDeps): Promise<OwnData | undefined> =>
  api('GET /leads/mine').then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof CallFailed && error.status === 401) return undefined;
      throw error;
    },
  );

async function shown({ api }: RenderDeps, mine: OwnData): Promise<Extract<MyEnquiryData, { step: 'mine' }>> {
  const { name, email, mobile, highest_qualification_id, area_of_interest } = mine.lead;
  const interests = await readInterestOptions(api);
  const known = interests.some(({ value }) => value === area_of_interest);
  return {
    step: 'mine',
    mine,
    interests: known ? interests : [{ value: area_of_interest, label: area_of_interest }, ...interests],
    values: {
      phone: mobile,
      name,
      email,
      qualification: String(highest_qualification_id),
      interest: area_of_interest,
    },
    errors: {},
  };
}

/** A field's text, the last of that name; a posted file counts as nothing. */
function textOf(form: FormData, name: string): string {
  const value = form.getAll(name).at(-1);
  return typeof value === 'string' ? value : '';
}
