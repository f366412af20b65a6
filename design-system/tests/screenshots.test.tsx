import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.tsx';
import { stories } from './stories.tsx';
import type { TestStory } from './stories-of.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why pictures are not compared; empty where they are. */
    screenshotsSkipped: string;
  }
}

const skipped = inject('screenshotsSkipped');

// One story of each component: at its fullest where there is such a one, else as it usually is.
const byFolder = Map.groupBy(stories, ({ id }) => id.split('/')[0]);
const fullest = [...byFolder.values()].flatMap((those): TestStory[] =>
  those
    .filter(({ id }) => /\/(AtIts)?Full/.test(id))
    .slice(0, 1)
    .concat(those.slice(0, 1))
    .slice(0, 1),
);

describe.skipIf(skipped)(`screenshots${skipped ? ` (${skipped})` : ''}`, () => {
  describe.each([390, 1280])('at %i px', (width) => {
    beforeEach(() => page.viewport(width, 800));
    test.each(fullest)('$id', { timeout: 20_000 }, async ({ id, element }) => {
      const { container } = mount(element);
      await document.fonts.ready;
      // What covers the page, or shows nothing here, leaves its place empty.
      if (container.clientHeight === 0) container.style.minHeight = '640px';
      await expect.element(page.elementLocator(container)).toMatchScreenshot(`${id.replace('/', '-')}-${width}`);
    });
  });
  afterAll(() => page.viewport(1280, 800));
});
