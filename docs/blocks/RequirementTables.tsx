import { Inline } from '../component-page/Inline.tsx';
import text from '../requirements.md?raw';

/** The requirements, area by area, from `docs/requirements.md`. */
export function RequirementTables() {
  return areas.map(({ heading, rows }) => (
    <section key={heading}>
      <h2 id={heading.split(':')[0]?.toLowerCase()}>{heading}</h2>
      <p>
        {rows.filter(({ done }) => done === 'yes').length} of {rows.length} shown by a test.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Id</th>
            <th scope="col">Requirement</th>
            <th scope="col">How it shows</th>
            <th scope="col">Shown</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, requirement, shows, done }) => (
            <tr key={id}>
              <th scope="row" className="doc-nowrap">
                {id}
              </th>
              <td>
                <Inline text={requirement} />
              </td>
              <td>
                <Inline text={shows} />
              </td>
              <td>{done === 'yes' ? 'yes' : 'not yet'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

const areas = text
  .split(/^## /m)
  .slice(1)
  .map((area) => ({
    heading: area.slice(0, area.indexOf('\n')),
    rows: area
      .split('\n')
      .filter((line) => /^\| [A-Z]+-\d+ \|/.test(line))
      .map((line) => {
        const [id = '', requirement = '', shows = '', done = ''] = line
          .split(/(?<!\\)\|/)
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('\\|', '|'));
        return { id, requirement, shows, done };
      }),
  }));
