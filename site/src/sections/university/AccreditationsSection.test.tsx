import { expect, test } from 'vitest';

import type { HomePage } from '@prospectus/contract';
import { homeFixture } from '../testing/home-fixture.ts';
import { textsOf, universitySectionHtml } from '../testing/render.tsx';
import { AccreditationsSection } from './AccreditationsSection.tsx';

const accreditations = ['UGC Entitled', 'NAAC A++', 'AICTE Approved'].map((title, at) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  title,
  description: '',
  badge: '',
  alt_acc_img_name: '',
  link: '',
  letter: '',
}));

const section = (...order: HomePage['order']) =>
  universitySectionHtml(
    AccreditationsSection,
    homeFixture({ order, sections: { ...homeFixture().sections, accreditations } }),
  );

test('SECT-12 recognitions are a row to swipe; a page that starts with them shows all', () => {
  const titles = accreditations.map(({ title }) => title);
  const row = section('hero', 'head_counts', 'accreditations');
  expect(textsOf(row, 'h3')).toEqual(titles);
  expect(row).toContain('aria-label="Recognitions"');
  const list = section('hero', 'accreditations', 'content');
  expect(textsOf(list, 'h3')).toEqual(titles);
  expect(list).not.toContain('aria-label="Recognitions"');
});
