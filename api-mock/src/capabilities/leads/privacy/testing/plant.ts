import { SITE_REPORT_HEADER } from '@prospectus/contract';

import { runJobs } from '../../../../app/jobs.ts';
import { keyedHash } from '../../../../platform/secrets/keyed-hash.ts';
import { adminOf } from '../../../../testing/admin.ts';
import type { TestApi } from '../../../../testing/index.ts';
import { writeNoted } from '../../../audit/index.ts';
import { pdf, recordOf, uploadsTo } from '../../../media/testing/uploads.ts';
import { webhooksOf } from '../../../webhooks/testing/webhook-calls.ts';
import type { deskOf } from '../../testing/desk.ts';
import { verifiedVisitor, visitor } from '../../testing/visitor.ts';
import type { Person } from './traces.ts';

export const PERSON: Person = {
  name: 'Yashodhara Venkataraghavan',
  phone: '8769054321',
  email: 'y.venkat.1987@private.example.org',
  marked: 'zqvmark',
};
const { name, phone, email } = PERSON;
/** Another number of the same person. */
export const SECOND_PHONE = '7658943210';
const FRIEND = { name: 'Balachandran Quasim', phone: '9812340987' };
const NEIGHBOUR = { name: 'Dhruvika Oberoi', phone: '9812340986' };
/** What belongs to other people. */
export const OTHERS = [FRIEND, NEIGHBOUR].flatMap((person) => [person.name, person.phone]);

const form = (more: object = {}) => ({
  ...{ phone, name, email, qualification: '3', interest: 'Master of Business Administration' },
  ...more,
});

/** A reply that must be a success. */
export async function done<R extends { status: number }>(reply: Promise<R>): Promise<R> {
  const answered = await reply;
  if (answered.status >= 400) throw new Error(JSON.stringify(answered));
  return answered;
}

/** Enters the person wherever the product takes a text about somebody. */
export async function plantEverywhere(api: TestApi, desk: Awaited<ReturnType<typeof deskOf>>, webhook: string) {
  const staff = await adminOf(api);
  await (await webhooksOf(api)).create(webhook);

  // Friends: one whose link the person follows, one who enters the person's number.
  const friend = await verifiedVisitor(api, FRIEND.phone);
  const { code } = (await friend.browser.call<{ code: string }>('GET', '/learner/v2/referral-code')).data;
  const other = await verifiedVisitor(api, NEIGHBOUR.phone);
  await done(other.browser.call('POST', '/learner/v2/referrals', { name: `${name} zqvmark referred`, phone }));

  // The enquiry, its code, and its tracks.
  const browser = visitor(api);
  const visit = {
    ...{ media: 'zqvmark-media', campaign: `zqvmark-campaign ${phone}` },
    ...{ first_media: 'zqvmark-first', first_campaign: email },
    ...{ source: 'zqvmark-source', refURL: `https://example.org/?mail=${email}&m=%2B91${phone}` },
    ...{ c2: 'zqvmark-c2', c3: 'zqvmark-c3', c4: phone, c5: email, ref: code },
    ...{ consent_email: 'yes', consent_sms: 'yes' },
  };
  const referer = {
    referer: `https://site.example/zqvmark-page/${phone}?q=${email}`,
    'user-agent': `zqvmark-agent ${phone}`,
  };
  const { data } = await browser.create(form(visit), referer);
  const { leadId } = data;
  await browser.verify(leadId, '0000');
  await browser.advance(6_000);
  const verified = await browser.verify(leadId, await browser.code(phone));
  if (verified.status !== 200) throw new Error('the code was not accepted');
  await done(browser.update(leadId, { area_of_interest: 'Certificate - German Language' }));
  await done(browser.call('POST', '/erp/revisit', { lead_id: leadId, campaign: 'zqvmark-revisit' }, referer));
  await done(browser.call('POST', '/leads/askForCall', { lead_id: leadId }));
  await done(browser.call('POST', '/learner/v2/referrals', { name: FRIEND.name, phone: FRIEND.phone }));
  await done(browser.call('GET', '/learner/v2/referral-code'));

  // Somebody without the code, and somebody who looks like spam.
  const stranger = visitor(api);
  await done(stranger.lookup(`+91 ${phone}`));
  await done(stranger.create(form({ name: 'zqvmark staged', email: 'zqvmark-staged@example.org' })));
  await done(stranger.update(leadId, { name: 'zqvmark staged again' }));
  const guarded = { under_18: 'yes', guardian_name: 'Zqvmark guardian', guardian_agrees: 'yes' };
  const spam = { name: `${name} zqvmark spam`, website: 'https://spam.example', c2: 'zqvmark-spam-c2', ...guarded };
  await done(visitor(api).create(form(spam)));

  // A second number of the same person, merged.
  const second = await visitor(api).create(form({ phone: SECOND_PHONE, name: `${name} zqvmark second` }));
  for (const verb of ['merge', 'unmerge', 'merge'])
    await done(desk.post(second.data.leadId, verb, verb === 'merge' ? { into: leadId } : {}));

  // Staff.
  await done(desk.post(leadId, 'notes', { text: `zqvmark-note: call ${phone}`, outcome: 'reached' }));
  await done(desk.post(leadId, 'reveal', { reason: `zqvmark-reveal ${phone}` }));
  await done(desk.put(leadId, { owner: desk.me.counsellor, note: `zqvmark-handover ${email}` }));
  await done(desk.put(leadId, { stage: 'lost', lost_reason: 'zqvmark-lost' }));
  await done(desk.list({ q: phone }));
  const matching = { filter: { q: phone }, changes: { do_not_contact: ['voice'] } };
  await done(desk.call('POST', '/admin/leads/matching', { body: matching }));
  const [sent] = await browser.outbox({ channel: 'cdp', to: `+91${phone}` });
  await done(desk.call('POST', `/admin/deliveries/${sent?.id}/replay`));
  await desk.get(leadId);
  await done(
    desk.call('GET', `/admin/leads/export?format=csv&filter=${encodeURIComponent(JSON.stringify({ q: name }))}`),
  );
  const view = { sort: ['created_at', 'DESC'], columns: null, show: 'list', shared: true };
  for (const [title, q] of [
    [`zqvmark ${name}`, name],
    ['zqvmark by number', `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`],
    ['zqvmark by mail', email],
  ])
    await done(staff.admin('POST', 'leads/views', { title, filter: { q }, ...view }));
  await done(desk.post(friend.leadId, 'notes', { text: `Knows ${phone.slice(0, 5)}-${phone.slice(5)} and ${email}` }));

  // Addresses, events, failures.
  for (const path of [`/${phone}`, `/x/+91-${phone}`, `/87690-54321`, `/87690%2054321`, `/${email}`])
    await reportMissing(api, path);
  await browser.call('POST', '/events', {
    events: [{ name: 'scroll', at: new Date().toISOString(), path: `/${phone}?m=${email}`, props: { percent: 20 } }],
  });
  for (const path of [`/${phone}/${email}`, `/leads/getLeadByMobile/${phone}x`, `/program?slug=${phone}`])
    await browser.call('GET', path, undefined, referer);
  await fetch(`${api.url}/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{${phone}`,
  });
  await browser.call('POST', '/leads', form({ qualification: phone, interest: email }));

  // Content that names the person, deleted for good again.
  const faq = await staff.live('faqs', { question: `Who is ${name} (zqvmark)?`, answer: `<p>${email}</p>` });
  const file = recordOf(
    await uploadsTo(api, staff.token)(pdf(`${name} ${phone}`), { decorative: 'true' }, { name: `${name}.pdf` }),
  );
  await staff.admin('DELETE', `faqs/${faq.id}`);
  await done(staff.admin('DELETE', `trash/faqs/${faq.id}`));
  await staff.admin('DELETE', `media/${file.id}`);
  await done(staff.admin('DELETE', `trash/media/${file.id}`));

  await writeNoted(api.deps);
  await runJobs(api.deps);
  return { browser, leadId };
}

const reportMissing = (api: TestApi, path: string) => {
  const text = JSON.stringify({ paths: [{ path, count: 1 }] });
  return fetch(`${api.url}/site/missing`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SITE_REPORT_HEADER]: keyedHash(api.deps.keys.current('site-report'), text),
    },
    body: text,
  });
};
