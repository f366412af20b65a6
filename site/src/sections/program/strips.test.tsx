import { expect, test } from 'vitest';

import { pageFixture } from '../testing/page-fixture.ts';
import { sectionHtml, textsOf } from '../testing/render.tsx';
import { AccreditationSection } from './accreditation/AccreditationSection.tsx';
import { KeypointsSection } from './keypoints/KeypointsSection.tsx';

test('PAGE-09 a badge with its text, and the title', () => {
  const accreditation = [
    { id: '1', title: 'NAAC A++ Grade', badge: '/media/naac.png', alt_acc_img_name: 'Grade A++ of the NAAC' },
  ];
  const markup = sectionHtml(AccreditationSection, pageFixture({ accreditation }));
  expect(markup).toMatch(/<img[^>]*src="\/media\/naac.png"[^>]*alt="Grade A\+\+ of the NAAC"/);
  expect(textsOf(markup, 'li')).toEqual(['NAAC A++ Grade']);
});

test('PAGE-09 without a picture the text is said in words', () => {
  const markup = sectionHtml(AccreditationSection, pageFixture());
  expect(textsOf(markup, 'li')).toEqual(['UGC Entitled Entitled by the University Grants Commission']);
});

test('PAGE-11 as many points as icons, also where an icon is missing', () => {
  const markup = sectionHtml(
    KeypointsSection,
    pageFixture({ keypoints: ['One', 'Two', 'Three'], keypoint_icons: ['book'] }),
  );
  expect(textsOf(markup, 'li')).toEqual(['One', 'Two', 'Three']);
  expect(markup.match(/<svg/g)).toHaveLength(3);
});
