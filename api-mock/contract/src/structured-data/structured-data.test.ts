import { expect, test } from 'vitest';

import { articleNode, courseNode, faqNode, videoNode } from './contents.ts';
import { graph, organisationNode, pageNode } from './graph.ts';
import { structuredProblems } from './problems.ts';

const PUBLIC = 'https://x.test';
const university = { name: 'X', socials: [], contact: { phone: '', email: '', address: '' } };
const program = {
  slug: 'online-ma',
  display_name: 'Master of Arts',
  display_short_name: 'MA',
  short_description: 'Two years of reading.',
  program_thumbnail: '',
  program_code: '',
  label: 'Degree',
  duration: '2 years',
};
const about = { url: `${PUBLIC}/online-ma`, description: '' };
const times = { path: '/blog/a', updated_at: '2026-11-22T06:00:00.000Z' };

const problems = (data: unknown) =>
  structuredProblems(data).map(({ type, property, severity, is }) => `${severity} ${type}.${property} ${is}`);

test('SEO-01 breadcrumbs are numbered and absolute; absent nodes are left out', () => {
  const page = pageNode(
    { url: `${PUBLIC}/a/b`, title: 'B', description: 'About b' },
    [
      { name: 'Home', path: '/' },
      { name: 'B', path: '/a/b' },
    ],
    PUBLIC,
  );
  expect(page.breadcrumb).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://x.test/' },
      { position: 2, item: 'https://x.test/a/b' },
    ],
  });
  expect(graph([page, faqNode([])])['@graph']).toHaveLength(1);
  expect(problems(graph([page]))).toEqual([]);
});

test('SEO-01 a complete programme, post and question have no problem', () => {
  const post = { slug: 'a', title: 'A', summary: 'S', image: '', date: '2026-11-01', author: '' };
  const video = { title: '', thumbnail: '', link: 'https://video.test/1' };
  expect(
    problems(
      graph([
        courseNode(program, 50_000, about, PUBLIC),
        videoNode(video, program, { description: '', updated_at: times.updated_at }, PUBLIC),
        articleNode(post, times, { publicUrl: PUBLIC, frame: university }),
        faqNode([{ question: 'Why?', answer: '<p>So.</p>' }]),
      ]),
    ),
  ).toEqual([]);
});

test('SEO-01 missing required and recommended properties are reported, also in nested nodes', () => {
  const poor = { ...program, short_description: '', duration: 'at your own pace', label: '' };
  expect(problems(graph([courseNode(poor, undefined, about, PUBLIC)]))).toEqual([
    'required Course.description missing',
    'required Course.offers missing',
    'recommended Course.educationalCredentialAwarded missing',
    'required CourseInstance.courseWorkload missing',
  ]);
  expect(problems(faqNode([{ question: '', answer: '<p>&nbsp;</p>' }]))).toEqual([
    'required Question.name missing',
    'required Answer.text unreadable',
  ]);
  expect(problems(organisationNode(PUBLIC, university))).toEqual(
    ['description', 'telephone', 'email', 'address', 'sameAs'].map(
      (name) => `recommended CollegeOrUniversity.${name} missing`,
    ),
  );
});

test('SEO-01 a type or property without a rule, and an unreadable value, are problems', () => {
  expect(problems({ '@type': 'Dance' })).toEqual(['required Dance. unknown']);
  expect(problems({ '@type': 'Person', name: 'A', age: 3 })).toEqual(['recommended Person.age unknown']);
  expect(problems({ '@type': 'Offer', category: 'Dear', price: 'much', priceCurrency: 'INR' })).toEqual([
    'required Offer.category unreadable',
    'recommended Offer.price unreadable',
  ]);
  expect(
    problems({
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 2, name: 'A', item: PUBLIC }],
    }),
  ).toEqual(['required BreadcrumbList.itemListElement unreadable']);
});
