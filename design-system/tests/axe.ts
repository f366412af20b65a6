import axe, { type RunOptions } from 'axe-core';

/** What all rules find in the stories of a page, in words, each line with the id of its story. */
export async function violations(containers: readonly HTMLElement[]): Promise<string[]> {
  const found = await run(containers, { rules: OF_WHOLE_PAGES });
  const isDoubtful = ({ rule }: Violation) => containers.length > 1 && COMPARING.includes(rule);
  const certain = found.filter((one) => !isDoubtful(one));
  if (certain.length < found.length)
    for (const container of containers) certain.push(...(await alone(container, containers)));
  return certain.map(({ text }) => text);
}

/** What the rules about colours find: a change of scheme can break nothing else. */
export const colourViolations = async (containers: readonly HTMLElement[]): Promise<string[]> =>
  (await run(containers, { runOnly: ['color-contrast', 'link-in-text-block'] })).map(({ text }) => text);

interface Violation {
  rule: string;
  text: string;
}

/** For the rules that compare landmarks over the page, where other stories may have some of the same name. */
async function alone(container: HTMLElement, all: readonly HTMLElement[]): Promise<Violation[]> {
  const others = all.filter((other) => other !== container);
  for (const other of others) other.remove();
  const found = await run([container], { runOnly: COMPARING });
  container.parentElement?.append(...all);
  return found;
}

async function run(containers: readonly HTMLElement[], options: RunOptions): Promise<Violation[]> {
  const found = await axe.run(
    { include: [...containers] },
    // What it would fetch beforehand serves one rule, on media that play by themselves, which never finds a violation.
    { ...options, resultTypes: ['violations'], preload: false, elementRef: true },
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element, html, failureSummary }) => {
      const story = element?.closest<HTMLElement>('[data-story]')?.dataset['story'];
      return { rule: id, text: `${story}: ${help}: ${html} ${failureSummary ?? ''}` };
    }),
  );
}

const OFF = { enabled: false };

// A component is no page: landmarks and the one h1 are the page's business.
const OF_WHOLE_PAGES = { region: OFF, 'page-has-heading-one': OFF, 'landmark-one-main': OFF };

const COMPARING = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
];
