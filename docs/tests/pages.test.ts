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
  test('an id of its own, a summary and a heading', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(pages.filter(({ summary }) => !/^\S.*\S$/s.test(summary)).map(({ id }) => id)).toEqual([]);
    expect(pages.filter(({ markdown }) => !markdown.startsWith('# ')).map(({ id }) => id)).toEqual([]);
  });

  test('Markdown without a tag, undefined or [object that was left over', () => {
    const left = pages.flatMap(({ id, markdown }) => {
      const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]+`/g, '');
      return [...prose.matchAll(/<\/?[a-z]+[\s>]|undefined|\[object/gi)].map(([found]) => `${id}: ${found}`);
    });
    expect(left).toEqual([]);
  });

  test('links to existing pages only', () => {
    const files = new Set(pages.map((page) => markdownFile(page).replace('md/', '')));
    const broken = pages.flatMap(({ id, markdown }) =>
      [...markdown.matchAll(/\]\(([a-z0-9-]+\.md)[)#]/g)]
        .filter(([, file = '']) => !files.has(file))
        .map(([, file]) => `${id} → ${file}`),
    );
    expect(broken).toEqual([]);
  });

  test('addresses of this origin and of public standards only', () => {
    const allowed =
      /^https?:\/\/(localhost|127\.0\.0\.1|[\w.-]*\.(example|test|invalid)|example\.org|www\.(ugc|naac|aicte)\.gov\.in)\b/;
    const addresses = pages.flatMap(({ id, markdown }) =>
      [...markdown.matchAll(/https?:\/\/[\w[][^\s)`'"<>]*/g)]
        .filter(([one]) => !allowed.test(one))
        .map(([one]) => `${id}: ${one}`),
    );
    expect(addresses).toEqual([]);
  });
});

test('llms.txt names every page once, and llms-full.txt contains all of them', () => {
  const list = llmsTxt(pages);
  const full = llmsFullTxt(pages);
  for (const page of pages) {
    expect(list.split(`](${markdownFile(page)})`)).toHaveLength(2);
    expect(full).toContain(page.markdown.trimEnd());
  }
});

test('the same sources give the same pages', async () => {
  expect(await readPages()).toEqual(pages);
});

describe('the search', () => {
  let index: MiniSearch;
  beforeAll(() => {
    index = MiniSearch.loadJSON(searchIndex(pages), searchOptions);
  });
  const find = (words: string) => {
    return index.search(words).map(({ page, anchor }) => `${String(page)}#${String(anchor)}`);
  };

  test.each([
    ['lakh crore', 'guides-content-guide--docs#money'],
    ['undo', 'patterns-confirmation-and-undo--docs#'],
    ['prefers-contrast', 'foundations-colour--docs#more-contrast'],
    ['accordion', 'content-accordion--docs#'],
    // Other forms of a word.
    ['hydrating', 'guides-how-a-page-becomes-interactive--docs#'],
    ['filtered lists', 'patterns-filtering-a-list--docs#'],
    // Synonyms.
    ['modal', 'feedback-dialog--docs#'],
    ['snackbar', 'feedback-toast--docs#'],
    ['colors', 'foundations-colour--docs#'],
    ['rebranding university', 'guides-another-university--docs#'],
    ['environment variables', 'operations-settings--docs#variables'],
    ['decision hydrate', 'decisions-007-hydrate-on-the-first-interaction--docs#'],
  ])('%s finds %s', (words, section) => {
    expect(
      find(words)
        .slice(0, 8)
        .some((found) => found.startsWith(section)),
    ).toBe(true);
  });

  test('a typing error is forgiven, and a word that is on no page finds nothing', () => {
    expect(find('acordion')[0]).toMatch(/^content-accordion--docs/);
    expect(find('xylophonist')).toEqual([]);
  });
});
