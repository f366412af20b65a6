import { expect, test } from 'vitest';

import { pageFixture } from '../../sections/testing/page-fixture.ts';
import { stripProgramPage } from './strip-program-page.server.ts';

test('PAGE-28 a card below a programme has no picture but the one that staff gave its small card', () => {
  const [course] = pageFixture().sections.otherCourses;
  const [own, other] = stripProgramPage(
    pageFixture({
      sections: {
        otherCourses: [
          { ...course!, program_thumbnail: '/media/subject.jpg', program_thumbnail_one: '/media/small.jpg' },
          { ...course!, program_thumbnail: '/media/subject.jpg', program_thumbnail_one: '' },
        ],
      },
    }),
  ).sections.otherCourses;
  expect([own?.program_thumbnail, other?.program_thumbnail]).toEqual(['/media/small.jpg', '']);
});

test('PAGE-27 six other courses are sent, those that staff gave a small picture first, those the page features last', () => {
  const [course] = pageFixture().sections.otherCourses;
  const otherCourses = Array.from({ length: 10 }, (_, at) => ({
    ...course!,
    name: `course-${at}`,
    path: `/course-${at}`,
    program_thumbnail_one: at === 9 ? '/media/small.jpg' : '',
  }));
  const featured = otherCourses.slice(0, 5);
  const sent = stripProgramPage(pageFixture({ sections: { otherCourses, featured } })).sections.otherCourses;
  expect(sent.map(({ name }) => name)).toEqual([9, 5, 6, 7, 8, 0].map((at) => `course-${at}`));
});
