import { CallFailed } from '@prospectus/contract/client';
import { CONSENT_CHANNELS } from '@prospectus/contract/consent';
import { fieldErrors, leadForm, otpForm, phoneStep } from '@prospectus/contract/forms';
import type { OwnData } from '@prospectus/contract';
import { redirect } from 'react-router';

import { enquiryCalls } from '../../features/enquiry/calls.ts';
import { EMPTY_VALUES, type EnquiryValues } from '../../features/enquiry/enquiry-values.ts';
import { readLastMessage } from '../../features/phone-panel/last-message.ts';
import { textOf } from '../../lib/form-text.ts';
import { refusalAt } from '../../lib/refusal.ts';
import { readInterestOptions, type RenderDeps } from '../page/loader-results.server.ts';
import { DONE, type Done, type MyEnquiryData } from './my-enquiry-data.ts';

const PATH = '/my-enquiry';

/** The stored data of a verified visitor, or the form for the phone. */
export async function myEnquiryLoader({ request }: { request: Request }, deps: RenderDeps): Promise<MyEnquiryData> {
  const mine = await readMine(deps);
  if (!mine) return PHONE_FORM;
  const done = new URL(request.url).searchParams.get('done') ?? '';
  return { ...(await dataOf(deps, mine)), ...(Object.hasOwn(DONE, done) && { done: done as Done }) };
}

/** Answers a posted form of the page; success redirects, so that a reload changes nothing. */
export async function myEnquiryAction(
  { request }: { request: Request },
  deps: RenderDeps,
): Promise<MyEnquiryData | Response> {
  const form = await request.formData().catch(() => new FormData());
  const step = textOf(form, 'step');
  if (step === 'phone') return sendCode(deps, textOf(form, 'phone'));
  if (step === 'code') return verifyCode(deps, form);
  const mine = await readMine(deps);
  if (!mine) return PHONE_FORM;
  switch (step) {
    case 'details':
      return saveDetails(deps, mine, form);
    case 'channels': {
      const channels = Object.fromEntries(
        CONSENT_CHANNELS.map((channel) => [channel, textOf(form, channel) === 'yes']),
      ) as OwnData['channels'];
      return save('channels', deps.api('PUT /leads/mine/consents', { body: { channels } }), deps, mine);
    }
    case 'withdraw':
      return save('withdrawn', deps.api('POST /leads/mine/withdraw'), deps, mine);
    default:
      return sendCode(deps, mine.lead.mobile);
  }
}

async function sendCode(deps: RenderDeps, typed: string): Promise<MyEnquiryData> {
  const checked = phoneStep.safeParse({ phone: typed });
  if (!checked.success) return { step: 'phone', phone: typed, errors: fieldErrors(checked.error) };
  const { phone } = checked.data;
  const calls = enquiryCalls(deps.api);
  const phoneForm = { step: 'phone', phone, errors: {} } as const;
  const lookup = await calls.lookup(phone);
  if (lookup === null) return { ...phoneForm, problem: 'That didn’t work. Please try again.' };
  if ('refused' in lookup) {
    const { errors = {}, failure } = refusalAt(lookup.refused, ['phone']);
    return { ...phoneForm, errors, ...(failure !== undefined && { problem: failure }) };
  }
  if (!lookup.known || lookup.leadId === null)
    return { ...phoneForm, problem: 'We couldn’t find an enquiry with this number.' };
  const sent = await calls.resend(lookup.leadId, phone);
  if (sent === null) return { ...phoneForm, problem: 'We couldn’t send the code. Please try again.' };
  return codeForm(deps, { phone, leadId: lookup.leadId, earlier: !sent.sent, errors: {} });
}

async function verifyCode(deps: RenderDeps, form: FormData): Promise<MyEnquiryData | Response> {
  const fields = { phone: textOf(form, 'phone'), leadId: textOf(form, 'lead_id'), earlier: false };
  const typed = otpForm.safeParse({ otp: textOf(form, 'otp') });
  if (!typed.success) return codeForm(deps, { ...fields, errors: fieldErrors(typed.error) });
  const result = await enquiryCalls(deps.api).verify(fields.leadId, typed.data.otp);
  if ('code' in result) return codeForm(deps, { ...fields, errors: { otp: result.msg } });
  return redirect(`${PATH}?done=code`);
}

async function saveDetails(deps: RenderDeps, mine: OwnData, form: FormData): Promise<MyEnquiryData | Response> {
  const values: EnquiryValues = {
    ...(Object.fromEntries(Object.keys(EMPTY_VALUES).map((name) => [name, textOf(form, name)])) as EnquiryValues),
    phone: mine.lead.mobile,
  };
  const checked = leadForm.safeParse(values);
  if (!checked.success) return { ...(await dataOf(deps, mine)), values, errors: fieldErrors(checked.error) };
  const { name, email, qualification, interest } = checked.data;
  const data = { name, email, highest_qualification_id: qualification, area_of_interest: interest };
  return save('details', deps.api('POST /leads/update', { body: { lead_id: mine.lead.id, data } }), deps, mine);
}

/** Redirects to the page after a successful call; a call that needs a new code sends one. */
async function save(done: Done, call: Promise<unknown>, deps: RenderDeps, mine: OwnData) {
  try {
    await call;
  } catch (error) {
    const failure = error instanceof CallFailed ? error.failure : undefined;
    if (failure?.code === 'CODE_REQUIRED') return sendCode(deps, mine.lead.mobile);
    return { ...(await dataOf(deps, mine)), problem: failure?.msg ?? 'That didn’t work. Please try again.' };
  }
  return redirect(`${PATH}?done=${done}`);
}

const PHONE_FORM: MyEnquiryData = { step: 'phone', phone: '', errors: {} };

type CodeForm = Omit<Extract<MyEnquiryData, { step: 'code' }>, 'step' | 'message'>;

/** The form for the code; in `local` mode with the message on the demo phone. */
async function codeForm({ api, local }: RenderDeps, fields: CodeForm): Promise<MyEnquiryData> {
  const message = local ? await readLastMessage(api, fields.phone) : undefined;
  return { step: 'code', ...fields, ...(message !== undefined && { message }) };
}

const readMine = ({ api }: RenderDeps): Promise<OwnData | undefined> =>
  api('GET /leads/mine').then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof CallFailed && error.status === 401) return undefined;
      throw error;
    },
  );

async function dataOf({ api }: RenderDeps, mine: OwnData): Promise<Extract<MyEnquiryData, { step: 'mine' }>> {
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
