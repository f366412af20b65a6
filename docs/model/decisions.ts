import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { ROOT } from './paths.ts';
import { readRecord } from './record.ts';

/** A decision record as a page of the documentation. */
export interface Decision {
  /** `decisions-001-one-contract--docs`. */
  id: string;
  /** Title in the sidebar: `Decisions/001: One contract`. */
  title: string;
  /** The first sentence of the decision. */
  summary: string;
  markdown: string;
}

const FOLDER = join(ROOT, 'docs/decisions');

/** All records of `docs/decisions`, by number; links between records lead to their pages. */
export function readDecisions(): Decision[] {
  const files = readdirSync(FOLDER)
    .filter((name) => /^\d{3}-.+\.md$/.test(name))
    .toSorted();
  const records = files.map((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const { heading, summary } = readRecord(text);
    const title = `Decisions/${heading}`;
    return { name, text, id: toId(title, 'docs'), title, summary };
  });
  const addresses = new Map(records.map(({ name, id }) => [name, id]));
  return records.map(({ id, title, summary, text }) => ({
    id,
    title,
    summary,
    markdown: text.replaceAll(/\]\((?:\.\/)?(\d{3}-[\w-]+\.md)\)/g, (link, file: string) => {
      const address = addresses.get(file);
      return address ? `](?path=/docs/${address})` : link;
    }),
  }));
}

/** Writes an MDX page for each record, because Storybook shows MDX only. Returns the pattern of their names. */
export function writeDecisionPages(): string {
  const folder = join(ROOT, 'docs/.cache/decisions');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { id, title, markdown } of readDecisions())
    writeFileSync(join(folder, `${id}.mdx`), page(title, markdown));
  return '../.cache/decisions/*.mdx';
}

const page = (title: string, markdown: string) =>
  `import { Markdown, Meta } from '@storybook/addon-docs/blocks';

<Meta title=${JSON.stringify(title)} />

<Markdown>{${JSON.stringify(markdown)}}</Markdown>
`;
