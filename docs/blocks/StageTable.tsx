import stages from '../../.config/stage-notes.json';
import { Table } from '../component-page/Table.tsx';

/** All stages of `npm test`. */
export const StageTable = () => (
  <Table
    head={['Stage', 'What it checks', 'Usual minutes']}
    rows={Object.entries(stages).map(([name, { checks, minutes }]) => [
      `\`${name}\``,
      checks,
      <td key={name} className="doc-figure">
        {toHalves(minutes)}
      </td>,
    ])}
  />
);

function toHalves(minutes: number): string {
  const halves = Math.round(minutes * 2);
  if (halves === 0) return 'less than ½';
  return `${Math.floor(halves / 2) || ''}${halves % 2 === 1 ? '½' : ''}`;
}
