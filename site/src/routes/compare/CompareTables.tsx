import { DataTable, Link, Price, Stack } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import type { Compared } from './compare-data.ts';

/** Programmes side by side in what they differ in; what is the same of all of them is said once, below. */
export function CompareTables({ programs }: { programs: readonly Compared[] }) {
  const [same, different] = partition(FACTS, ({ value }) => new Set(programs.map(value)).size === 1);
  return (
    <Stack gap={3}>
      <DataTable
        caption="Programmes side by side"
        captionHidden
        columnWidths="equal"
        columns={[
          { key: 'what', label: 'What' },
          ...programs.map(({ slug, name, path }) => ({
            key: slug,
            label: name,
            head: <Link href={path}>{name}</Link>,
          })),
        ]}
        rows={different.map((fact) => ({
          what: fact.label,
          ...Object.fromEntries(programs.map((program) => [program.slug, shown(fact, program)])),
        }))}
        emptyText="They are the same in everything that is compared here."
      />
      {same.length > 0 && (
        <DataTable
          caption={programs.length === 2 ? 'The same in both' : `The same in all ${programs.length}`}
          columns={[
            { key: 'what', label: 'What' },
            { key: 'all', label: programs.length === 2 ? 'Both' : 'All' },
          ]}
          rows={same.map((fact) => ({ what: fact.label, all: programs[0] ? shown(fact, programs[0]) : '' }))}
        />
      )}
    </Stack>
  );
}

type Fact = { label: string; value: (program: Compared) => string | number; isAmount?: true };

const shown = ({ value, isAmount }: Fact, program: Compared): ReactNode => {
  const known = value(program);
  if (known === '') return '–';
  return isAmount ? <Price amount={Number(known)} /> : known;
};

// What most decide by comes first.
const FACTS: readonly Fact[] = [
  { label: 'Total fee for Indian students, from', value: ({ feeIndian }) => feeIndian ?? '', isAmount: true },
  { label: 'Monthly payments', value: ({ byMonth }) => byMonth },
  { label: 'Duration', value: ({ duration }) => duration },
  { label: 'Next start', value: ({ nextStart }) => nextStart },
  { label: 'Mode', value: ({ mode }) => mode },
  { label: 'Who can apply', value: ({ eligibility }) => eligibility },
  { label: 'Award', value: ({ label }) => label },
  { label: 'Recognition', value: ({ recognition }) => recognition.join(', ') },
  { label: 'Specialisations', value: ({ specialisations }) => specialisations.join(', ') || 'None' },
  { label: 'Elective groups', value: ({ electives }) => electives || 'None' },
  { label: 'Semesters', value: ({ semesters }) => semesters || '' },
  { label: 'Credits', value: ({ credits }) => credits ?? '' },
  { label: 'Ways to pay', value: ({ plans }) => plans.join(', ') },
  {
    label: 'Total fee for international students, from',
    value: ({ feeInternational }) => feeInternational ?? '',
    isAmount: true,
  },
];

function partition<T>(all: readonly T[], holds: (one: T) => boolean): [those: T[], others: T[]] {
  return [all.filter(holds), all.filter((one) => !holds(one))];
}
