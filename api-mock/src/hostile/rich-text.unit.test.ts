import { RICH_TEXT } from '@prospectus/contract';
import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';

import { cleanHtml } from '../content/rich-text.ts';
import { hostileHtml, scriptInjections } from './corpora.ts';

// A browser drops control characters and spaces from an address, and nothing more.
// oxlint-disable-next-line no-control-regex
const asBrowserSees = (address: string) => address.replace(/[\u0000-\u0020]/g, '');

const inputs = [...hostileHtml().map(({ input }) => input), ...scriptInjections().map(({ payload }) => payload)];

test('AUX-03 sanitising clean text changes nothing, and is always fast', () => {
  for (const input of inputs) {
    const started = performance.now();
    const once = cleanHtml(input);
    const took = performance.now() - started;
    expect(cleanHtml(once), input).toBe(once);
    expect(took, `${took} ms for ${input.slice(0, 80)}`).toBeLessThan(10_000);
  }
});

test('nothing but the allow-list is left of hostile HTML', () => {
  const tags = new Set<string>(RICH_TEXT.tags);
  const attributes: Record<string, readonly string[]> = { ...RICH_TEXT.attributes, a: ['href', 'rel'] };
  for (const input of inputs) {
    // Parsed again without any filter, so that the result is judged by its meaning and not by its spelling.
    sanitizeHtml(cleanHtml(input), {
      allowedTags: false,
      allowedAttributes: false,
      allowVulnerableTags: true,
      onOpenTag: (tag, found) => {
        expect(tags.has(tag), `<${tag}> in ${input}`).toBe(true);
        for (const [name, value] of Object.entries(found)) {
          expect(attributes[tag] ?? [], `${name} in ${input}`).toContain(name);
          if (name === 'href')
            expect(asBrowserSees(value), input).not.toMatch(/^(javascript|data|vbscript):|^[\\/]{2}/i);
        }
      },
    });
  }
});
