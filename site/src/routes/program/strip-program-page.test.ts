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

test('PAGE-27 six other courses are sent, those that staff gave a small picture before the others', () => {
  const [course] = pageFixture().sections.otherCourses;
  const otherCourses = Array.from({ length: 10 }, (_, at) => ({
    ...course!,
    name: `course-${at}`,
    program_thumbnail_one: at === 9 ? '/media/small.jpg' : '',
  }));
  const sent = stripProgramPage(pageFixture({ sections: { otherCourses } })).sections.otherCourses;
  expect(sent.map(({ name }) => name)).toEqual([9, 0, 1, 2, 3, 4].map((at) => `course-${at}`));
});
