import stages from '../../.config/stage-notes.json';

/** Every stage of `npm test` with what it checks and its usual minutes. */
export const StageTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Stage</th>
        <th scope="col">What it checks</th>
        <th scope="col">Usual minutes</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(stages).map(([name, { checks, minutes }]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{checks}</td>
          <td className="doc-figure">{inHalves(minutes)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function inHalves(minutes: number): string {
  const halves = Math.round(minutes * 2);
  if (halves === 0) return 'less than ½';
  return `${Math.floor(halves / 2) || ''}${halves % 2 === 1 ? '½' : ''}`;
}
