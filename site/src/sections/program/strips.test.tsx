import { expect, test } from 'vitest';

import { pageFixture } from '../testing/page-fixture.ts';
import { sectionHtml, textsOf } from '../testing/render.tsx';
import { AccreditationSection } from './accreditation/AccreditationSection.tsx';
import { KeypointsSection } from './keypoints/KeypointsSection.tsx';

test('PAGE-09 a badge with its text, and the title', () => {
  const accreditation = [
    { id: '1', title: 'NAAC A++ Grade', badge: '/media/naac.png', alt_acc_img_name: 'Grade A++ of the NAAC', link: '' },
  ];
  const markup = sectionHtml(AccreditationSection, pageFixture({ accreditation }));
  expect(markup).toMatch(/<img[^>]*src="\/media\/naac.png"[^>]*alt="Grade A\+\+ of the NAAC"/);
  expect(textsOf(markup, 'li')).toEqual(['NAAC A++ Grade']);
});

test('PAGE-09 without a picture the text is said in words', () => {
  const markup = sectionHtml(AccreditationSection, pageFixture());
  expect(textsOf(markup, 'li')).toEqual(['UGC Entitled Entitled by the University Grants Commission']);
});

test('PAGE-09 recognition comes with where it can be checked', () => {
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

test('PAGE-11 as many points as icons, also where an icon is missing', () => {
  const markup = sectionHtml(
    KeypointsSection,
    pageFixture({ keypoints: ['One', 'Two', 'Three'], keypoint_icons: ['book'] }),
  );
  expect(textsOf(markup, 'li')).toEqual(['One', 'Two', 'Three']);
  expect(markup.match(/<svg/g)).toHaveLength(3);
});
