import { lectureEndsAfterStart, resources, RICH_TEXT } from '@prospectus/contract';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';

import { seedFaqs, seedLectures, seedPrograms, type SeedProgram, university } from './index.ts';

const programs = seedPrograms.map((seeded) => ({ program: resources.program.schema.parse(seeded) }));
const pathOf = ({ parent, slug }: SeedProgram) => (parent ? `/${parent}/${slug}` : `/${slug}`);

describe('the texts', () => {
  const html = [...richTexts(seedPrograms), ...seedFaqs.map(({ answer }) => answer)];
  const everything = JSON.stringify([seedPrograms, seedFaqs, university]);

  it('are left as they are by the allow-list of rich text', () => {
    expect(html.length).toBeGreaterThan(60);
    const attributes = Object.fromEntries(
      Object.entries(RICH_TEXT.attributes).map(([tag, names]) => [tag, [...names]]),
    );
    for (const text of html) {
      expect(
        sanitizeHtml(text, {
          allowedTags: [...RICH_TEXT.tags],
          allowedAttributes: attributes,
          allowedSchemes: [...RICH_TEXT.schemes],
        }),
      ).toBe(text);
      expect(text).toMatch(/^<(p|ul|ol|table|h3)>/);
    }
  });

  it('link only to pages of the seed', () => {
    const pages = seedPrograms.map(pathOf);
    const links = html.flatMap((text) => [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !pages.includes(href))).toEqual([]);
  });

  it('hold no filler and no typewriter apostrophe', () => {
    expect(everything).not.toMatch(/lorem|ipsum|todo|xxx|item 1/i);
    expect(everything).not.toMatch(/[a-z]'[a-z]/i);
  });
});

describe('questions', () => {
  it('are unique, valid, and belong to a programme that exists', () => {
    const slugs = seedPrograms.map(({ slug }) => slug);
    for (const { program, question, answer } of seedFaqs) {
      expect(resources.faqs.schema.parse({ question, answer }).question).toBe(question);
      if (program) expect(slugs).toContain(program);
    }
    expect(new Set(seedFaqs.map(({ key }) => key)).size).toBe(seedFaqs.length);
    expect(new Set(seedFaqs.map(({ question }) => question)).size).toBe(seedFaqs.length);
    const count = (slug?: string) => seedFaqs.filter(({ program }) => program === slug).length;
    expect(count()).toBeGreaterThanOrEqual(6);
    for (const slug of ['online-ma', 'online-mba']) expect(count(slug)).toBeGreaterThanOrEqual(4);
  });
});

describe('live lectures', () => {
  it('are valid, teach subjects of their course and lie between 2025 and 2027', () => {
    expect(seedLectures.length).toBeGreaterThan(100);
    for (const lecture of seedLectures) {
      expect(resources['live-lectures'].schema.parse(lecture)).toEqual(lecture);
      expect(lectureEndsAfterStart(lecture)).toBe(true);
      expect(lecture.start_date >= '2025-01-01' && lecture.end_date <= '2027-12-31').toBe(true);
      const course = programs.find(({ program }) => program.display_name === lecture.course_name)?.program;
      const semester = course?.semesters.find((entry) => `Semester ${entry.semester}` === lecture.sem_year);
      expect(semester?.semester_data.map(({ subject_name }) => subject_name)).toContain(lecture.subject_name);
    }
  });

  it('never ask one batch to be in two classes at once, and reach every subject of the semester', () => {
    const hour = (lecture: (typeof seedLectures)[number]) =>
      [lecture.course_name, lecture.sem_year, lecture.batch, lecture.start_date, lecture.start_time].join('|');
    expect(new Set(seedLectures.map(hour)).size).toBe(seedLectures.length);
    const mba = seedLectures.filter(
      ({ course_name, sem_year, batch }) =>
        course_name === 'Master of Business Administration' && sem_year === 'Semester 1' && batch === 'July 2026',
    );
    expect(new Set(mba.map(({ subject_name }) => subject_name)).size).toBe(6);
  });
});

function richTexts(all: readonly SeedProgram[]): string[] {
  return all.flatMap((program) =>
    [
      program.description,
      program.program_structure_disclaimer,
      program.certificate_disclaimer,
      ...(program.learn_more ?? []).map(({ description }) => description),
    ].filter((text) => text !== undefined),
  );
}
