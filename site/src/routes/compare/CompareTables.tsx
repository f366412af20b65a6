import { DataTable, Link, Price, Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { ApplyAction } from '../../features/apply/ApplyAction.tsx';
import type { Visitor } from '../../lib/section-props.ts';
import type { Compared } from './compare-query.ts';

type CompareTablesProps = { programs: readonly Compared[]; visitor: Visitor };

/**
 * Programmes side by side: first the rows that differ, with links to apply, then those that are equal. Rows without any
 * value are omitted.
 */
export function CompareTables({ programs, visitor }: CompareTablesProps) {
  const facts = FACTS.filter(({ value }) => programs.some((program) => value(program) !== ''));
  const isSame = ({ value }: Fact) => new Set(programs.map(value)).size === 1;
  const same = facts.filter(isSame);
  const different = facts.filter((fact) => !isSame(fact));
  const rows = different.map((fact) => ({
    what: fact.label,
    ...Object.fromEntries(programs.map((program) => [program.slug, shown(fact, program)])),
  }));
  return (
    <Stack gap={3}>
      <DataTable
        caption="Programmes side by side"
        captionHidden
        columnWidths="equal"
        narrowHint={`${programs.length} programmes, swipe to see all`}
        columns={[
          { key: 'what', label: 'Programme' },
          ...programs.map(({ slug, name, path }) => ({
            key: slug,
            label: name,
            head: <Link href={path}>{name}</Link>,
          })),
        ]}
        rows={[...rows, nextSteps(programs, visitor)]}
      />
      {same.length > 0 && (
        <DataTable
          caption={programs.length === 2 ? 'The same in both' : `The same in all ${programs.length}`}
          columns={[
            { key: 'what', label: 'Programme' },
            { key: 'all', label: programs.length === 2 ? 'Both' : `All ${programs.length}` },
          ]}
          rows={same.map((fact) => ({ what: fact.label, all: programs[0] ? shown(fact, programs[0]) : '' }))}
        />
      )}
    </Stack>
  );
}

/** The last row, with links to apply. */
const nextSteps = (programs: readonly Compared[], visitor: Visitor) => ({
  what: <span data-print="no">Next step</span>,
  ...Object.fromEntries(
    programs.map((program) => [
      program.slug,
      <span key={program.slug} data-print="no">
        <ApplyAction label="Apply Now" origin="fees" size="small" visitor={visitor} program={program} />
      </span>,
    ]),
  ),
});

type Fact = {
  label: string;
  value: (program: Compared) => string | number;
  isAmount?: true;
  /** A line beneath the value. */
  note?: (program: Compared) => string | undefined;
};

const shown = ({ value, isAmount, note }: Fact, program: Compared): ReactNode => {
  const content = value(program);
  if (content === '') return '–';
  if (isAmount) return <Price amount={Number(content)} />;
  const noteText = note?.(program);
  if (!noteText) return content;
  return (
    <>
      {content}
      <Text size="small" tone="muted">
        {noteText}
      </Text>
    </>
  );
};

// The most important criteria first.
const FACTS: readonly Fact[] = [
  { label: 'Total fee for Indian students, from', value: ({ feeIndian }) => feeIndian ?? '', isAmount: true },
  {
    label: 'Monthly payments',
    value: ({ byMonth }) => byMonth?.figures ?? '',
    note: ({ byMonth }) => byMonth?.cost,
  },
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
