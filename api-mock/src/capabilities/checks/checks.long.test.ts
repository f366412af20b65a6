import type { Finding } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../../seed/seeding.ts';
import { adminOf } from '../../testing/admin.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const findings = async (resource: string, id: string): Promise<Finding[]> => {
  const { status, body } = await staff.admin('GET', `${resource}/${id}/checks`);
  expect(status).toBe(200);
  return (body as { data: Finding[] }).data;
};
const inField = (all: readonly Finding[]) => all.map(({ code, path }) => [code, path]);
const faq = (answer: string, program: string | null = null) =>
  staff.make('faqs', { question: 'Which?', answer, program });

describe('PROD-02 checks before publishing', () => {
  test('an inside link must exist, live; an outside link is looked at by its shape', async () => {
    await staff.make('pages', { slug: 'only-drafted', title: 'Only drafted' });
    const { id } = await faq(
      '<p><a href="/Online-MBA/">1</a> <a href="/admissionportal/">1</a> <a href="/online-ma/english?x=1#fees">2</a> <a href="/compare">3</a> <a href="/only-drafted">4</a> <a href="/nowhere-at-all">5</a> <a href="https://example.org/x">6</a> <a href="mailto:x">7</a></p>',
    );
    expect((await findings('faqs', id)).map(({ code, severity, values }) => [code, severity, values['link']])).toEqual([
      ['LINK_NOWHERE', 'block', '/nowhere-at-all'],
      ['LINK_TO_DRAFT', 'warn', '/only-drafted'],
      ['LINK_SHAPE', 'warn', 'mailto:x'],
    ]);
  });

  test('a name in braces must be a fact that pages insert; code is ignored', async () => {
    const { id } = await faq('<p>By {aply_by}, not {apply_by}.</p><pre>{user_name}</pre>');
    expect((await findings('faqs', id)).map(({ code, severity, msg }) => [code, severity, msg])).toEqual([
      [
        'FACT_UNKNOWN',
        'block',
        '{aply_by} would be shown as it is. Facts that pages insert are {next_start}, {apply_by}, {batch}, {fee}, {monthly}.',
      ],
    ]);
    const banner = { type: 'emi', title: 'From {amount} only', button: 'Apply Now' };
    expect(await findings('wide-banners', (await staff.make('wide-banners', banner)).id)).toEqual([]);
  });

  test('headings, pictures from outside, years that are over', async () => {
    const { id } = await faq('<h2>One</h2><h4>Two</h4><h3>Three</h3><p>Enrol for 2025. Under the Act of 2024.</p>');
    expect(inField(await findings('faqs', id))).toEqual([
      ['HEADING_ORDER', 'answer'],
      ['YEAR_STALE', 'answer'],
    ]);
    const slide = { title: 'A', image: 'https://example.org/a.jpg', alt: '' };
    const page = await staff.make('pages', {
      slug: 'with-slides',
      title: 'T',
      hero: [slide, { ...slide, alt: 'A lawn' }],
    });
    expect(inField(await findings('pages', page.id))).toEqual([['ALT_MISSING', 'hero.0.alt']]);
  });

  test('metadata exists, and is not wider than search results show', async () => {
    const fields = { page: 'P', slug: 'with-words', title: 'W'.repeat(40), description: '' };
    const { id } = await staff.make('metadata', fields);
    const [long, empty] = await findings('metadata', id);
    expect([long?.code, empty?.code]).toEqual(['META_TITLE_LONG', 'META_DESCRIPTION_EMPTY']);
    expect(long?.values).toEqual({ pixels: '755', most: '600' });
    await staff.admin('PUT', `metadata/${id}`, { title: 'i'.repeat(40), description: 'Short.' });
    expect(await findings('metadata', id)).toEqual([]);
  });

  test('a fee plan whose amounts do not come to its total; a background on which text cannot be read', async () => {
    const plan = { title: 'Lumpsum', type: 4, totalAmount: 50_000, courseFee: 40_000, examFee: 9_000 };
    const program = await staff.make('program', { slug: 'with-fees', display_name: 'With fees', fee_plans: [plan] });
    expect(
      (await findings('program', program.id))
        .filter(({ code }) => code === 'FEE_SUM')
        .map(({ path, msg }) => [path, msg]),
    ).toEqual([['fee_plans.0.totalAmount', 'The amounts come to ₹49,000; the plan says ₹50,000.']]);
    const banner = await staff.admin('GET', 'pre-login-referral');
    const [{ id } = { id: '' }] = banner.body as { id: string }[];
    await staff.admin('PUT', `pre-login-referral/${id}`, { usps: [{ title: 'Dark', bg_color: '#222222' }] });
    expect(inField(await findings('pre-login-referral', id))).toContainEqual(['CONTRAST_LOW', 'usps.0.bg_color']);
    await staff.admin('PUT', `pre-login-referral/${id}`, { usps: [{ title: 'Light', bg_color: '#f3e7c9' }] });
    expect(inField(await findings('pre-login-referral', id))).not.toContainEqual(['CONTRAST_LOW', 'usps.0.bg_color']);
  });

  test('a fee and a date that changed are found where they were written by hand', async () => {
    const plan = { title: 'Lumpsum', type: 4, totalAmount: 55_000 };
    const program = await staff.live('program', {
      slug: 'fee-changes',
      display_name: 'Fee changes',
      next_start: 'July 2027',
      fee_plans: [plan],
    });
    const { id } = await faq('<p>The fee is ₹55,000, from July 2027 on.</p>', program.id);
    expect(await findings('faqs', id)).toEqual([]);
    await staff.admin('PUT', `program/${program.id}`, {
      next_start: 'January 2028',
      fee_plans: [{ ...plan, totalAmount: 60_000 }],
    });
    expect(inField(await findings('faqs', id))).toEqual([
      ['FEE_FORMER', 'answer'],
      ['DATE_FORMER', 'answer'],
    ]);
    const ofProgram = await findings('program', program.id);
    expect(ofProgram.filter((one) => one.id === id).map(({ code }) => code)).toEqual([
      'FEE_FORMER_ELSEWHERE',
      'DATE_FORMER_ELSEWHERE',
    ]);
    const all = ((await staff.admin('GET', 'checks')).body as { data: Finding[] }).data;
    expect(all.filter((one) => one.id === id).map(({ code }) => code)).toEqual(['FEE_FORMER', 'DATE_FORMER']);
    await staff.admin('PUT', `faqs/${id}`, { answer: '<p>The fee is ₹60,000.</p>' });
    expect(await findings('faqs', id)).toEqual([]);
  });

  test('SEO-01 missing required and recommended structured data is reported in its field', async () => {
    const fields = { slug: 'no-facts', display_name: 'No facts', duration: 'as you like' };
    const { id } = await staff.make('program', { ...fields, video: { title: 'Hello', thumbnail: '', link: '' } });
    const structured = async (resource: string, of: string) =>
      (await findings(resource, of))
        .filter(({ code }) => code.startsWith('STRUCTURED'))
        .map(({ code, severity, path, values }) => [code, severity, path, values['property']]);
    expect(await structured('program', id)).toEqual([
      ['STRUCTURED_REQUIRED', 'warn', 'fee_plans', 'Course.offers'],
      ['STRUCTURED_REQUIRED', 'warn', 'duration', 'CourseInstance.courseWorkload'],
      ['STRUCTURED_RECOMMENDED', 'warn', 'video.link', 'VideoObject.embedUrl'],
    ]);
    await staff.admin('PUT', `program/${id}`, {
      duration: '2 years',
      video: null,
      fee_plans: [{ title: 'Lumpsum', type: 4, totalAmount: 50_000, courseFee: 50_000 }],
    });
    expect(await structured('program', id)).toEqual([]);
    const unanswered = await faq('');
    expect(await structured('faqs', unanswered.id)).toEqual([['STRUCTURED_REQUIRED', 'warn', 'answer', 'Answer.text']]);
  });

  test('a blocking finding refuses a publication with checks, by field, and no other', async () => {
    const { id } = await faq('<p><a href="/nowhere-at-all">here</a></p>');
    const refused = await staff.admin('POST', `faqs/${id}/publish`, { checks: true });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'CHECKS_FAILED', errors: { answer: '/nowhere-at-all leads to no page of the site.' } },
    ]);
    expect((await staff.admin('POST', `faqs/${id}/publish`, {})).status).toBe(200);
    const warned = await faq('<p>In 2025.</p>');
    expect((await staff.admin('POST', `faqs/${warned.id}/publish`, { checks: true })).status).toBe(200);
  });

  test('the seeded content has nothing that blocks', async () => {
    const { status, body } = await staff.admin('GET', `program/${seedId('program', 'online-mba')}/checks`);
    expect([status, (body as { data: Finding[] }).data.filter(({ severity }) => severity === 'block')]).toEqual([
      200,
      [],
    ]);
    const all = ((await staff.admin('GET', 'checks')).body as { data: Finding[] }).data;
    const made = ['/nowhere-at-all', '{aply_by}'];
    const written = ({ values }: Finding) => values['link'] ?? values['name'] ?? '';
    expect(all.filter((one) => one.severity === 'block' && !made.includes(written(one)))).toEqual([]);
  });
});
