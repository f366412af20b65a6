import type { FamilyData, Language } from '@prospectus/contract/family';
import { expect, test } from 'vitest';

import { streamsOf, textOf } from '../brochure/testing/text-of.ts';
import { familySheetPdf } from './family-sheet.ts';

const plan = (title: string, more: object = {}) =>
  ({
    title,
    courseFee: 118_000,
    examFee: 10_000,
    semesterFee: 0,
    otherSemesterFee: 0,
    totalAmount: 128_000,
    isInternational: false,
    isRestricted: false,
    ...more,
  }) as FamilyData['plans'][number];
const BODY = 'Ministry of Examples: entitled to teach online';
const MBA: FamilyData = {
  language: 'en',
  path: '/online-mba',
  title: 'Master of Business Administration',
  universityName: 'A University',
  summary: 'Read accounts and lead people.',
  award: 'Master’s degree',
  duration: '2 years',
  nextStart: 'January and July every year',
  intake: null,
  eligibility: 'A bachelor’s degree in any discipline',
  hindi: { short_description: 'हिसाब पढ़ना सीखें।', eligibility: 'किसी भी विषय में स्नातक डिग्री' },
  mode: 'Online: live classes on Sundays',
  semesters: 4,
  credits: 96,
  plans: [plan('Semester', { semesterFee: 35_500, totalAmount: 139_000 }), plan('Lumpsum')],
  total: 128_000,
  totalAbroad: 210_000,
  emi: null,
  lowestMonthlyEmi: null,
  recognition: [{ title: 'Entitled', text: BODY, link: 'https://check.example/' }],
  certificate: 'The certificate names the university.',
};
const SEMESTERS = [{ semester: 1, semester_data: [{ subject_name: 'Accounting' }] }] as never;

const pdfOf = async (language: Language, more: Partial<FamilyData> = {}) =>
  Buffer.from(
    await familySheetPdf({
      data: { ...MBA, language, ...more },
      program: { semesters: SEMESTERS },
      contact: { phone: '1800 000 0108', hours: 'Monday to Saturday, 9 am to 7 pm' },
      publicUrl: 'https://university.example',
      address: 'https://university.example/family/online-mba',
      day: '2026-11-25',
    }),
  );
const count = (pdf: Buffer, pattern: RegExp) => pdf.toString('latin1').match(pattern)?.length ?? 0;
const pages = (pdf: Buffer) => count(pdf, /\/Type \/Page\b(?!s)/g);
/** The words that are missing in a text, or not in this order. */
const outOfOrder = (text: string, texts: readonly string[]) => {
  let from = 0;
  return texts.filter((one) => {
    const at = text.indexOf(one, from);
    from = Math.max(from, at);
    return at < 0;
  });
};

test('in English the sheet is read from the title to the number to call', async () => {
  const text = textOf(await pdfOf('en'));
  const missing = outOfOrder(text, [
    'A University',
    'For your family',
    'Master of Business Administration',
    'Read accounts and lead people.',
    'Duration 2 years',
    'Next start January and July every year',
    'Total fee from ₹1,28,000',
    'Who can apply A bachelor’s degree in any discipline',
    'What it costs',
    'Plan Course fee Exam fee Total',
    'Semester: ₹35,500 for the first semester ₹1,18,000 ₹10,000 ₹1,39,000',
    'Lumpsum ₹1,18,000 ₹10,000 ₹1,28,000',
    'Registration fee: ₹1,000.',
    'International students: from ₹2,10,000 in total',
    `Entitled ${BODY} Check it yourself: https://check.example`,
    'Online: live classes on Sundays 4 semesters, 96 credits',
    'https://university.example/live-lecture',
    'The certificate names the university.',
    'Questions? Call us: 1800 000 0108 Monday to Saturday, 9 am to 7 pm',
    'https://university.example/online-mba',
    'Fees and dates as of 25 Nov 2026.',
    'https://university.example/family/online-mba',
  ]);
  expect(missing).toEqual([]);
});

test('SEED-07 an amount that no plan has is no column of the fees', async () => {
  const text = textOf(await pdfOf('en', { plans: [plan('Lumpsum', { examFee: 0 }), plan('Annual', { examFee: 0 })] }));
  expect(text).toContain('Plan Course fee Total');
  expect(text).toContain('Lumpsum ₹1,18,000 ₹1,28,000');
});

test('the Hindi sheet has the Hindi text, in the order of writing, without omitted parts', async () => {
  const text = textOf(await pdfOf('hi'));
  const missing = outOfOrder(text, [
    'परिवार के लिए: पूरी जानकारी एक पेज पर',
    'Master of Business Administration',
    'हिसाब पढ़ना सीखें।',
    'अवधि 2 साल',
    'कुल फ़ीस ₹1,28,000 से शुरू',
    'कौन आवेदन कर सकता है किसी भी विषय में स्नातक डिग्री',
    'कितना खर्च आएगा',
    'हर सेमेस्टर: पहले सेमेस्टर के ₹35,500',
    'पंजीकरण शुल्क: ₹1,000।',
    'मान्यता कैसे जाँचें',
    'खुद जाँचें: https://check.example',
    'ऑनलाइन: रविवार को लाइव कक्षाएँ',
    'सोमवार से शनिवार, सुबह 9 बजे से शाम 7 बजे तक',
  ]);
  expect(missing).toEqual([]);
  for (const left of [MBA.summary, MBA.eligibility, MBA.certificate, BODY]) expect(text).not.toContain(left);
});

test.each(['en', 'hi'] as const)(
  'a reader aloud of the sheet in %s finds language, headings, table, list and links',
  async (language) => {
    const pdf = await pdfOf(language);
    const text = pdf.toString('latin1');
    for (const needed of [`/Lang (${language}-IN)`, '/Marked true', '/DisplayDocTitle true', 'pdfuaid:part>1<'])
      expect(text).toContain(needed);
    expect([count(pdf, /\/S \/H1\b/g), count(pdf, /\/S \/H2\b/g), count(pdf, /\/S \/Table\b/g)]).toEqual([1, 4, 1]);
    expect([count(pdf, /\/Scope \/Column\b/g), count(pdf, /\/Scope \/Row\b/g)]).toEqual([4, 2]);
    expect([count(pdf, /\/S \/L\b/g), count(pdf, /\/S \/Link\b/g)]).toEqual([2, 5]);
    // In Hindi those of the university, the title and the authority; in English that of the document.
    expect(count(pdf, /\/Lang \(en-IN\)/g)).toBe(language === 'en' ? 1 : 3);
    for (const link of ['tel:18000000108', 'https://check.example/', 'https://university.example/online-mba'])
      expect(text).toContain(`/URI (${link})`);
  },
);

test('the same content gives the same bytes, other content others', async () => {
  const [one, again, other] = await Promise.all([pdfOf('hi'), pdfOf('hi'), pdfOf('hi', { duration: '3 years' })]);
  expect(again.equals(one)).toBe(true);
  expect(other.equals(one)).toBe(false);
});

test('more plans are set smaller on one page; the rest continues on another page and is not cut', async () => {
  const plans = (many: number) => Array.from({ length: many }, (_, at) => plan(`Plan ${at + 1} of them`));
  const smallest = (pdf: Buffer) =>
    Math.min(...[...streamsOf(pdf).matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)));
  const [few, more, most] = [
    await pdfOf('en'),
    await pdfOf('en', { plans: plans(14) }),
    await pdfOf('en', { plans: plans(60) }),
  ];
  expect([pages(few), pages(more), pages(most)]).toEqual([1, 1, 2]);
  expect(smallest(more)).toBeLessThan(smallest(few));
  expect(textOf(most)).toContain('Plan 60 of them');
  expect(textOf(most)).toContain('1800 000 0108');
});

test('a title and an address that are longer than a line are on several', async () => {
  const title = 'Master of Business Administration: Human Resource Management and Organisational Behaviour';
  const link = `https://check.example/${'recognition-of-universities/'.repeat(6)}`;
  const pdf = await pdfOf('hi', { title, recognition: [{ title: 'Entitled', text: '', link }] });
  expect(pages(pdf)).toBe(1);
  const text = textOf(pdf);
  expect(text).toContain(title);
  expect(text).not.toContain(link.slice(0, -1));
  expect(text.replaceAll(' ', '')).toContain(link.slice(0, -1));
});
