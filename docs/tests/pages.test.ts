import MiniSearch from 'minisearch';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchOptions } from '../blocks/search-options.ts';
import { llmsFullTxt, llmsTxt } from '../markdown/llms.ts';
import { markdownFile, readPages } from '../markdown/pages.ts';
import { searchIndex } from '../markdown/search-index.ts';
import type { DocsPage } from '../markdown/written-pages.ts';

let pages: DocsPage[];
beforeAll(async () => {
  pages = await readPages();
}, 60_000);

describe('every page', () => {
  test('has an address of its own, a summary and a heading', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(pages.filter(({ summary }) => !/^\S.*\S$/s.test(summary)).map(({ id }) => id)).toEqual([]);
    expect(pages.filter(({ markdown }) => !markdown.startsWith('# ')).map(({ id }) => id)).toEqual([]);
  });

  test('is whole in Markdown: no tag is left over, and no value that is none', () => {
    const left = pages.flatMap(({ id, markdown }) => {
      const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]+`/g, '');
      return [...prose.matchAll(/<\/?[a-z]+[\s>]|undefined|\[object/gi)].map(([found]) => `${id}: ${found}`);
    });
    expect(left).toEqual([]);
  });

  test('links to pages that exist', () => {
    const files = new Set(pages.map((page) => markdownFile(page).replace('md/', '')));
    const broken = pages.flatMap(({ id, markdown }) =>
      [...markdown.matchAll(/\]\(([a-z0-9-]+\.md)[)#]/g)]
        .filter(([, file = '']) => !files.has(file))
        .map(([, file]) => `${id} → ${file}`),
    );
    expect(broken).toEqual([]);
  });

  test('speaks of nothing but this origin and public standards', () => {
    const allowed =
      /^https?:\/\/(localhost|127\.0\.0\.1|[\w.-]*\.(example|test|invalid)|example\.org|www\.(ugc|naac|aicte)\.gov\.in)\b/;
    const addresses = pages.flatMap(({ id, markdown }) =>
      [...markdown.matchAll(/https?:\/\/[^\s)`'"<>]+/g)]
        .filter(([one]) => !allowed.test(one))
        .map(([one]) => `${id}: ${one}`),
    );
    expect(addresses).toEqual([]);
  });
});

test('llms.txt names every page once, and the full text holds all of them', () => {
  const list = llmsTxt(pages);
  const full = llmsFullTxt(pages);
  for (const page of pages) {
    expect(list.split(`](${markdownFile(page)})`)).toHaveLength(2);
    expect(full).toContain(page.markdown.trimEnd());
  }
});

test('the same sources make the same files', async () => {
  expect(await readPages()).toEqual(pages);
});

describe('the search', () => {
  let index: MiniSearch;
  beforeAll(() => {
    index = MiniSearch.loadJSON(searchIndex(pages), searchOptions);
  });
  const ask = (words: string) => {
    return index.search(words).map(({ page, anchor }) => `${String(page)}#${String(anchor)}`);
  };

  test.each([
    ['lakh crore', 'guides-content-guide--docs#money'],
    ['undo', 'patterns-confirmation-and-undo--docs#'],
    ['prefers-contrast', 'foundations-colour--docs#more-contrast'],
    ['accordion', 'content-accordion--docs#'],
  ])('%s leads to %s', (words, place) => {
    expect(
      ask(words)
        .slice(0, 8)
        .some((found) => found.startsWith(place)),
    ).toBe(true);
  });

  test('bears a slip of the finger, and knows no word that is nowhere', () => {
    expect(ask('acordion')[0]).toMatch(/^content-accordion--docs/);
    expect(ask('xylophonist')).toEqual([]);
  });
});
