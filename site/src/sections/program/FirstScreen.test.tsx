import { expect, test } from 'vitest';

import { pageFixture } from '../testing/page-fixture.ts';
import { feePlan } from '../testing/part-fixtures.ts';
import { sectionHtml, textsOf, VERIFIED, words } from '../testing/render.tsx';
import {
  AccreditationSection,
  BannerSection,
  HighlightsSection,
  KeypointsSection,
  pairHighlights,
} from './FirstScreen.tsx';

const form = <form aria-label="Enquiry" />;

test('PAGE-02 title, pictures with their texts, and labels split on commas', () => {
  const markup = sectionHtml(
    BannerSection,
    pageFixture({
      images: ['/media/a.jpg', '/media/b.jpg'],
      alternateImageNames: ['A class', 'A library'],
      banner2_additional_info: 'a,b,c',
    }),
  );
  expect(textsOf(markup, 'h1')).toEqual(['Master of Business Administration']);
  expect(markup).toMatch(/<img[^>]*src="\/media\/a.jpg"[^>]*alt="A class"/);
  expect(markup).toMatch(/<img[^>]*alt="A library"/);
  expect(textsOf(markup, 'li')).toEqual(
    expect.arrayContaining(['2 years', '4 semesters', '96 credits', 'a', 'b', 'c']),
  );
});

test('beside the title is the chart of the syllabus with its caption, also with pictures of staff', () => {
  const drawn = sectionHtml(BannerSection, pageFixture());
  expect(words(drawn)).toContain('3 subjects in 2 semesters. Gold: Elective I');
  expect([...drawn.matchAll(/<svg viewBox="-100/g)]).toHaveLength(1);
  const withPicture = sectionHtml(BannerSection, pageFixture({ images: ['/media/a.jpg'] }));
  expect(withPicture).toContain('<svg viewBox="-100');
  expect(withPicture).toContain('src="/media/a.jpg"');
});

test('a programme without a structure has a plain lattice without a caption', () => {
  const { structure } = pageFixture().sections;
  const markup = sectionHtml(BannerSection, pageFixture({ sections: { structure: { ...structure, semesters: [] } } }));
  expect(markup).toContain('<svg viewBox="-100');
  expect(markup).not.toContain('<figcaption');
});

test('PAGE-03 the batch text', () => {
  expect(words(sectionHtml(BannerSection, pageFixture()))).toContain('Admissions Open for 2025 Batch');
});

test('PAGE-05 only unverified visitors see the form', () => {
  expect(sectionHtml(BannerSection, pageFixture(), { inlineForm: form })).toContain('aria-label="Enquiry"');
  expect(sectionHtml(BannerSection, pageFixture(), { inlineForm: form, visitor: VERIFIED })).not.toContain(
    'aria-label="Enquiry"',
  );
});

test('PAGE-06 a headline replaces the title', () => {
  const markup = sectionHtml(BannerSection, pageFixture({ headline: 'The MBA that adds a second skill' }));
  expect(textsOf(markup, 'h1')).toEqual(['The MBA that adds a second skill']);
});

test('PAGE-07 online-ma has no brochure button, other pages have', () => {
  expect(words(sectionHtml(BannerSection, pageFixture()))).toContain('Download Brochure');
  expect(words(sectionHtml(BannerSection, pageFixture({ program: { slug: 'online-ma' } })))).not.toContain(
    'Download Brochure',
  );
});

test('PAGE-31 PAGE-32 the brochure: a file with a fixed name for verified visitors, sign-up first for others', () => {
  const verified = sectionHtml(BannerSection, pageFixture(), { visitor: VERIFIED });
  expect(verified).toMatch(/<a[^>]*href="\/media\/mba.pdf"[^>]*download="Online-Programme Structure brochure.pdf"/);
  const unverified = sectionHtml(BannerSection, pageFixture());
  expect(unverified).toMatch(/<a[^>]*data-enquire="DOWNLOAD"/);
  expect(unverified).not.toContain('/media/mba.pdf');
});

test('the first screen has duration, start, eligibility, mode, and the lowest fee in India with a link to its contents', () => {
  const markup = sectionHtml(BannerSection, pageFixture());
  expect(textsOf(markup, 'dt')).toEqual(['Duration', 'Next start', 'Total fee, from', 'Mode', 'Who can apply']);
  expect(textsOf(markup, 'dd')[2]).toBe('₹1,28,000 or ₹9,000 a month. What it includes');
  expect(markup).toMatch(/<a[^>]*href="#fees"/);
  expect(textsOf(markup, 'dd')[3]).toBe('Online');
  const landing = sectionHtml(BannerSection, pageFixture(), { landing: true });
  const { about } = pageFixture().sections;
  const bare = { sections: { about: { ...about, description: '', keyContent: [] } } };
  for (const whole of [landing, sectionHtml(BannerSection, pageFixture(bare))])
    expect(textsOf(whole, 'dd')[3]).toBe('Online Live classes at the weekend');
});

test('the next start has dates and a deadline, or the text of staff if no dates are set', () => {
  const about = pageFixture().sections.about;
  const facts = (change: Partial<typeof about>) =>
    textsOf(sectionHtml(BannerSection, pageFixture({ sections: { about: { ...about, ...change } } })), 'dd')[1];
  expect(facts({ intake: { starts_on: '2027-01-16', apply_by: '2026-12-31' } })).toBe('16 Jan 2027 Apply by 31 Dec');
  expect(facts({})).toBe('January and July every year');
});

test('the lowest fee is open to all applicants', () => {
  const { fees } = pageFixture().sections;
  const plans = [feePlan('Lumpsum', { totalAmount: 128_000 }), feePlan('Ours', { totalAmount: 9, isRestricted: true })];
  const page = pageFixture({ sections: { fees: { ...fees, feePlans: plans as unknown as typeof fees.feePlans } } });
  const markup = sectionHtml(BannerSection, page);
  expect(textsOf(markup, 'dt')[2]).toBe('Total fee');
  expect(textsOf(markup, 'dd')[2]).toContain('₹1,28,000');
});

test('unknown facts are omitted: no fee without a plan in India', () => {
  const { fees, about } = pageFixture().sections;
  const page = pageFixture({
    sections: {
      fees: {
        ...fees,
        feePlans: [feePlan('Lumpsum', { totalAmount: 1, isInternational: true })] as unknown as typeof fees.feePlans,
      },
      about: { ...about, mode: '', eligibility: '' },
    },
  });
  expect(textsOf(sectionHtml(BannerSection, page), 'dt')).toEqual(['Duration', 'Next start']);
});

test('PAGE-10 titles and values are paired by position; a missing value leaves only the title', () => {
  expect(
    pairHighlights({ key_highlights: 'Duration, Credits, Electives', key_highlights_value: '2 years,96' }),
  ).toEqual([{ title: 'Duration', value: '2 years' }, { title: 'Credits', value: '96' }, { title: 'Electives' }]);
});

test('PAGE-10 an empty value in the middle is kept, values without a title are dropped', () => {
  expect(pairHighlights({ key_highlights: 'A, B', key_highlights_value: ',2,3' })).toEqual([
    { title: 'A' },
    { title: 'B', value: '2' },
  ]);
  expect(pairHighlights({ key_highlights: '', key_highlights_value: '1' })).toEqual([]);
});

test('PAGE-10 the strip shows the value before its title', () => {
  expect(textsOf(sectionHtml(HighlightsSection, pageFixture()), 'li')).toEqual([
    '2 years Duration',
    '96 Credits',
    'Electives',
  ]);
});

test('PAGE-09 a badge with its text, and the title', () => {
  const accreditation = [
    { id: '1', title: 'NAAC A++ Grade', badge: '/media/naac.png', alt_acc_img_name: 'Grade A++ of the NAAC', link: '' },
  ];
  const markup = sectionHtml(AccreditationSection, pageFixture({ accreditation }));
  expect(markup).toMatch(/<img[^>]*src="\/media\/naac.png"[^>]*alt="Grade A\+\+ of the NAAC"/);
  expect(textsOf(markup, 'li')).toEqual(['NAAC A++ Grade']);
});

test('PAGE-09 without a picture the text is shown', () => {
  const markup = sectionHtml(AccreditationSection, pageFixture());
  expect(textsOf(markup, 'li')).toEqual(['UGC Entitled Entitled by the University Grants Commission']);
});

test('PAGE-09 recognition has a link to verify it', () => {
  const known = { id: '1', title: 'UGC Entitled', badge: '', alt_acc_img_name: 'Entitled by the UGC' };
  const accreditation = [
    { ...known, link: 'https://www.ugc.example/list' },
    { ...known, id: '2', title: 'Letter', link: '/media/letter.pdf' },
    { ...known, id: '3', title: 'NAAC', link: '', letter: '/media/naac.pdf' },
  ];
  const markup = sectionHtml(AccreditationSection, pageFixture({ accreditation }));
  expect(textsOf(markup, 'a')).toEqual([
    'Check at ugc.example (opens in a new tab)',
    'See the document',
    'Read the letter: NAAC (PDF)',
  ]);
  expect(markup).toContain('href="/media/naac.pdf"');
});

test('PAGE-11 every point has an icon, also if its icon is missing', () => {
  const markup = sectionHtml(
    KeypointsSection,
    pageFixture({ keypoints: ['One', 'Two', 'Three'], keypoint_icons: ['book'] }),
  );
  expect(textsOf(markup, 'li')).toEqual(['One', 'Two', 'Three']);
  expect(markup.match(/<svg/g)).toHaveLength(3);
});
