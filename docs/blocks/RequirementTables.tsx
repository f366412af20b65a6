import text from '../requirements.md?raw';
import { Table } from '../component-page/Table.tsx';

/** The requirements by area, from `docs/requirements.md`. */
export const RequirementTables = () =>
  areas.map(({ heading, rows }) => (
    <section key={heading}>
      <h2 id={heading.split(':')[0]?.toLowerCase()}>{heading}</h2>
      <p>
        {rows.filter(([, , , done]) => done === 'yes').length} of {rows.length} shown by a test.
      </p>
      <Table
        head={['Id', 'Requirement', 'How it shows', 'Shown']}
        rows={rows.map(([id = '', requirement, shows, done]) => [
          <span key={id} className="doc-nowrap">
            {id}
          </span>,
          requirement,
          shows,
          done === 'yes' ? 'yes' : 'not yet',
        ])}
      />
    </section>
  ));

const areas = text
  .split(/^## /m)
  .slice(1)
  .map((area) => ({
    heading: area.slice(0, area.indexOf('\n')),
    rows: area
      .split('\n')
      .filter((line) => /^\| [A-Z]+-\d+ \|/.test(line))
      .map((line) =>
        line
          .split(/(?<!\\)\|/)
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('\\|', '|')),
      ),
  }));
