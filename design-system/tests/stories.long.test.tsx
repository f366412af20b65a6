import { act } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { serverStories } from 'virtual:server-html';
import { createStyleCache, darkColours } from '../src/index.ts';
import { colourViolations, violations } from './axe.ts';
import { idPrefix } from './id-prefix.ts';
import { Stage } from './Stage.tsx';
import { stories } from './stories.tsx';
import type { TestStory } from './stories-of.tsx';

// As in production: rules without an element each, of which the page would hold thousands and axe would walk them all.
const cache = createStyleCache();
cache.sheet.isSpeedy = true;
const fromServer = new Map(serverStories.map((story) => [story.id, story.html ?? '']));
const components = [...Map.groupBy(stories, ({ id }) => id.split('/')[0] ?? '')];

interface Hydrated {
  id: string;
  container: HTMLElement;
  show: (scheme: 'light' | 'dark') => void;
  unmount: () => void;
}

const onPage = new Set<Hydrated>();
const problems: string[] = [];
afterEach(() => {
  for (const story of onPage) story.unmount();
  problems.length = 0;
  vi.restoreAllMocks();
});

test.each(components)(
  '%s: every story hydrates without a warning and has no axe violation, in light and in dark',
  { timeout: 60_000 },
  async (_, those) => {
    const beside: Hydrated[] = [];
    for (const story of those) {
      const one = await hydrate(story);
      if (coversPage(one.container)) {
        await check([one]);
        one.unmount();
      } else beside.push(one);
    }
    await check(beside);
    expect(problems).toEqual([]);
  },
);

/** Axe runs once for many stories: each run walks the whole page. */
async function check(shown: readonly Hydrated[]): Promise<void> {
  if (shown.length === 0) return;
  const containers = [...shown.map(({ container }) => container), ...portals()];
  // What starts after hydration (the editor, a measured scroll area) needs a moment.
  await expect.poll(() => violations(containers), { timeout: 20_000 }).toEqual([]);
  for (const story of shown) story.show('dark');
  expect(getComputedStyle(document.documentElement).getPropertyValue('--ds-page')).toBe(darkColours.page);
  // The elements are the same as before; a scheme changes their colours alone.
  await expect.poll(() => colourViolations(containers), { timeout: 20_000 }).toEqual([]);
  for (const story of shown) story.show('light');
}

async function hydrate({ id, element }: TestStory): Promise<Hydrated> {
  const log = (...parts: unknown[]) => {
    const text = parts.join(' ');
    if (!OTHER_BROWSERS.test(text)) problems.push(`${id}: ${text}`);
  };
  vi.spyOn(console, 'error').mockImplementation(log);
  vi.spyOn(console, 'warn').mockImplementation(log);
  const container = document.body.appendChild(document.createElement('div'));
  container.dataset['story'] = id;
  container.innerHTML = fromServer.get(id) ?? '';
  const staged = (scheme: 'light' | 'dark') => (
    <Stage cache={cache} scheme={scheme}>
      {element}
    </Stage>
  );
  const root = await hydrated(() =>
    hydrateRoot(container, staged('light'), {
      identifierPrefix: idPrefix(id),
      onRecoverableError: (error) => {
        if (!LAZY_PART.test(String(error))) problems.push(`${id}: ${String(error)}`);
      },
    }),
  );
  const result: Hydrated = {
    id,
    container,
    show: (scheme) => flushSync(() => root.render(staged(scheme))),
    unmount: () => {
      root.unmount();
      container.remove();
      onPage.delete(result);
    },
  };
  onPage.add(result);
  return result;
}

/** React hydrates in tasks of its own; `act` waits for them. */
async function hydrated(start: () => Root): Promise<Root> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  const root = await act(async () => start());
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  return root;
}

/** Whether a story makes the rest of the page inert or lies over it: axe would not see the stories beside it. */
function coversPage(container: HTMLElement): boolean {
  const elements = [...container.querySelectorAll('*')];
  return portals().length > 0 || elements.some((one) => one.matches(':modal, :popover-open') || isFixed(one));
}

/** MUI's dialogs and menus are at the end of the document. */
const portals = () => [...document.querySelectorAll<HTMLElement>('body > .MuiModal-root')];

const isFixed = (element: Element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed';

// Chromium refuses a part that only another browser draws.
const OTHER_BROWSERS = /^There was a problem inserting the following rule: "[^{]*::-moz-/;

// Of what is loaded in the browser alone, such as a calendar, the server renders the placeholder.
const LAZY_PART = /server rendering aborted/;
