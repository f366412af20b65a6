import { resources, RICH_TEXT } from '@prospectus/contract';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';

import { seedFaqs, seedPrograms, type SeedProgram } from './index.ts';
import { university } from './university.ts';

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
    expect(everything).not.toMatch(/[a-z]!| {2}|\.\.\.| - [a-z]/);
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
    for (const { slug, parent, origin } of seedPrograms) {
      if (!parent && origin !== 'built-in') expect(count(slug), slug).toBeGreaterThanOrEqual(3);
    }
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
