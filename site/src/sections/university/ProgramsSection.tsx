import type { ListedProgram } from '@prospectus/contract';
import { formatEmi } from '@prospectus/contract/emi';
import { dayAndMonth, dayText } from '@prospectus/contract/intakes';
import { type DataTableProps, EmptyState, Link, Price, Section, TableGroups, Text } from '@prospectus/design-system';
import { Fragment } from 'react';

import { noBreak, truncateCharacters } from '../../lib/text.ts';
import type { UniversitySectionProps } from '../../lib/section-props.ts';
import { programGroups } from './program-groups.ts';

/** All programmes by type, with duration, fee and start. */
export function ProgramsSection({ page, tone }: UniversitySectionProps) {
  const groups = programGroups(page.programs);
  const start = commonStart(page.programs);
  return (
    <Section
      id="programmes"
      tone={tone}
      title="Find your programme"
      intro={[
        'Every programme is online, with live classes and recordings you can watch again.',
        start && `The next start is ${start}.`,
      ]
        .filter(Boolean)
        .join(' ')}
      action={groups.length > 0 && <Link href="/compare">Compare programmes side by side</Link>}
    >
      {groups.length === 0 ? (
        <EmptyState
          icon="book"
          title="No Programs Available"
          text="We’re preparing new programmes. Please check again soon."
        />
      ) : (
        <TableGroups
          columns={start ? COLUMNS : [...COLUMNS, START]}
          groups={groups.map(({ id, label, entry, programs }) => ({
            id,
            label,
            note: entry,
            rows: programs.map(rowOf),
          }))}
        />
      )}
    </Section>
  );
}

const COLUMNS: DataTableProps['columns'] = [
  { key: 'name', label: 'Programme', size: 'text' },
  { key: 'duration', label: 'Duration', size: 'small' },
  { key: 'fee', label: 'Full fee', size: 'medium' },
  { key: 'emi', label: 'No-cost EMI', size: 'large' },
];
const START = { key: 'start', label: 'Next start', size: 'medium' } as const;

const rowOf = (program: ListedProgram): DataTableProps['rows'][number] => ({
  name: <Name {...program} />,
  duration: noBreak(program.duration) || '–',
  fee: program.fee ? (
    <>
      {program.fee.from && 'from '}
      <Price amount={program.fee.total} />
    </>
  ) : (
    'Ask a counsellor'
  ),
  emi: program.emi ? formatEmi(program.emi) : 'Not offered',
  start: startText(program) || 'Ask a counsellor',
});

/** Name, description and specialisations of a programme. */
const Name = ({ path, display_name, short_description, specialisations }: ListedProgram) => (
  <>
    <Link standalone href={path}>
      {display_name}
    </Link>
    {short_description && (
      <Text size="small" tone="muted">
        {truncateCharacters(short_description)}
      </Text>
    )}
    {specialisations.length > 0 && (
      <Text size="small">
        {'Also offered as '}
        {specialisations.map(({ name, path: to }, at) => (
          <Fragment key={to}>
            {at > 0 && ', '}
            <Link href={to}>{name}</Link>
          </Fragment>
        ))}
      </Text>
    )}
  </>
);

const startText = ({ intake }: ListedProgram): string =>
  intake ? `${dayText(intake.starts_on)}, ${noBreak(`apply by ${dayAndMonth(intake.apply_by)}`)}` : '';

/** The next start, if it is the same for all programmes. */
function commonStart(programs: readonly ListedProgram[]): string {
  const [first = '', ...others] = new Set(programs.map(startText));
  return others.length === 0 ? first : '';
}
