import axe, { type RunOptions } from 'axe-core';

/** What all rules find in the stories of a page, in words, each line with the id of its story. */
export async function violations(containers: readonly HTMLElement[]): Promise<string[]> {
  const found = await run(containers, { rules: { ...OF_WHOLE_PAGES, ...OF_SINGLE_STORIES } });
  for (const container of containers) found.push(...(await alone(container, containers)));
  return found;
}

/** What the rules about colours find: a change of scheme can break nothing else. */
export const colourViolations = (containers: readonly HTMLElement[]): Promise<string[]> =>
  run(containers, { runOnly: ['color-contrast', 'link-in-text-block'] });

/** These rules compare landmarks over the page, where the other stories have some of the same name. */
async function alone(container: HTMLElement, all: readonly HTMLElement[]): Promise<string[]> {
  if (container.querySelectorAll(LANDMARKS).length < 2) return [];
  const others = all.filter((other) => other !== container);
  for (const other of others) other.hidden = true;
  const found = await run([container], { runOnly: Object.keys(OF_SINGLE_STORIES) });
  for (const other of others) other.hidden = false;
  return found;
}

async function run(containers: readonly HTMLElement[], options: RunOptions): Promise<string[]> {
  const found = await axe.run(
    { include: [...containers] },
    // What it would fetch beforehand serves one rule, on media that play by themselves, which never finds a violation.
    { ...options, resultTypes: ['violations'], preload: false, elementRef: true },
  );
  return found.violations.flatMap(({ help, nodes }) =>
    nodes.map(({ element, html, failureSummary }) => {
      const story = element?.closest<HTMLElement>('[data-story]')?.dataset['story'];
      return `${story}: ${help}: ${html} ${failureSummary ?? ''}`;
    }),
  );
}

const OFF = { enabled: false };

// A component is no page: landmarks and the one h1 are the page's business.
const OF_WHOLE_PAGES = { region: OFF, 'page-has-heading-one': OFF, 'landmark-one-main': OFF };

const OF_SINGLE_STORIES = {
  'landmark-unique': OFF,
  'landmark-no-duplicate-banner': OFF,
  'landmark-no-duplicate-contentinfo': OFF,
  'landmark-no-duplicate-main': OFF,
};

const LANDMARKS =
  'header, footer, main, nav, aside, section, form, [role="region"], [role="search"], [role="navigation"], [role="complementary"]';
