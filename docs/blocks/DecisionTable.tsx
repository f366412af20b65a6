import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Inline } from '../component-page/Inline.tsx';
import { readRecord } from '../model/record.ts';

/** Every decision record with what it decided, each with a link to its page. */
export function DecisionTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Record</th>
          <th scope="col">What was decided</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ heading, summary }) => (
          <tr key={heading}>
            <th scope="row">
              <AnchorMdx href={`?path=/docs/${idOf(heading)}`} target="_self">
                {heading}
              </AnchorMdx>
            </th>
            <td>
              <Inline text={summary} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const texts = import.meta.glob<string>('../decisions/[0-9]*.md', { query: '?raw', import: 'default', eager: true });
const records = Object.keys(texts)
  .toSorted()
  .map((file) => readRecord(texts[file] ?? ''));

// As Storybook makes the addresses of pages.
const idOf = (heading: string) => `decisions-${heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}--docs`;
