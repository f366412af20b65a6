import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverStories } from 'virtual:server-html';
import { createStyleCache, darkColours } from '../src/index.ts';
import { Stage } from './Stage.tsx';
import { stories } from './stories.tsx';

// As in production: rules without an element each, of which the page would hold thousands and axe would walk them all.
const cache = createStyleCache();
cache.sheet.isSpeedy = true;
const fromServer = new Map(serverStories.map((story) => [story.id, story.html ?? '']));
let unmount: () => void;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  unmount();
  container.remove();
  vi.restoreAllMocks();
});

test.each(stories)(
  '$id hydrates without a warning and has no axe violation, in light and in dark',
  async ({ id, element }) => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const recovered = vi.fn();
    container.innerHTML = fromServer.get(id) ?? '';
    const root = hydrateRoot(container, <Stage cache={cache}>{element}</Stage>, { onRecoverableError: recovered });
    flushSync(() => {});
    unmount = () => root.unmount();
    // What starts after hydration (the editor, a measured scroll area) gets its moment.
    await expect.poll(() => violations(), { timeout: 2000 }).toEqual([]);
    flushSync(() =>
      root.render(
        <Stage cache={cache} scheme="dark">
          {element}
        </Stage>,
      ),
    );
    expect(getComputedStyle(document.documentElement).getPropertyValue('--ds-page')).toBe(darkColours.page);
    // The elements are the same as before; what a scheme changes is their colours.
    await expect.poll(() => violations(OF_COLOUR), { timeout: 2000 }).toEqual([]);
    const said = complaints.flatMap((spy) => spy.mock.calls).map((call) => call.join(' '));
    expect(said.filter((one) => !OF_ANOTHER_ENGINE.test(one))).toEqual([]);
    expect(recovered.mock.calls.map(([error]) => String(error))).toEqual([]);
  },
);

async function violations(only?: string[]): Promise<string[]> {
  const which = only ? { runOnly: only } : { rules };
  // What it would fetch beforehand serves one rule, on media that play by themselves, which never finds a violation.
  const found = await axe.run(container, { ...which, resultTypes: ['violations'], preload: false });
  return found.violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html} ${failureSummary ?? ''}`),
  );
}

// Refused here: a part that only another browser draws.
const OF_ANOTHER_ENGINE = /^There was a problem inserting the following rule: "[^{]*::-moz-/;

const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

// A component is no page: landmarks and the one h1 are the page's business.
const rules = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'landmark-one-main': { enabled: false },
};
