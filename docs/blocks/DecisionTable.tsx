import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { readRecord } from '../model/record.ts';
import { Table } from '../component-page/Table.tsx';

/** All decision records with a summary and a link. */
export const DecisionTable = () => (
  <Table
    head={['Record', 'What was decided']}
    rows={records.map(({ heading, summary }) => [
      <AnchorMdx key={heading} href={`?path=/docs/${idOf(heading)}`} target="_self">
        {heading}
      </AnchorMdx>,
      summary,
    ])}
  />
);

const texts = import.meta.glob<string>('../decisions/[0-9]*.md', { query: '?raw', import: 'default', eager: true });
const records = Object.keys(texts)
  .toSorted()
  .map((file) => readRecord(texts[file] ?? ''));

// The address that Storybook gives a page.
const idOf = (heading: string) => `decisions-${heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}--docs`;
