import { Button, Callout, DataTable, EmptyState, Link, Price, Section, Stack } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { usePageData } from '../page/page-data.ts';
import { COMPARED } from './compare-query.ts';
import { CompareForm } from './CompareForm.tsx';
import type { Compared, CompareData } from './compare-data.ts';

/** Two to four programmes side by side: by its address shareable, printable, and without script a plain form. */
export function CompareRoute() {
  const data = usePageData<CompareData>();
  if (!data) return null;
  const { programs, asked } = data;
  const enough = programs.length >= COMPARED.least;
  return (
    <>
      <Section
        id="compare"
        headingLevel={1}
        title="Compare programmes"
        intro="Length, eligibility, recognition, fees and monthly payments side by side. The address of this page keeps your choice: send it to whoever decides with you."
        action={
          enough ? (
            <Button variant="secondary" data-print="no" onClick={() => window.print()}>
              Print
            </Button>
          ) : undefined
        }
      >
        <Stack gap={3}>
          {asked > COMPARED.most && <Callout>Four programmes fit side by side; the first four are shown.</Callout>}
          {asked > programs.length && asked <= COMPARED.most && (
            <Callout tone="warning">Not every programme of this address is taught any more.</Callout>
          )}
          {enough ? (
            <DataTable
              caption="Programmes side by side"
              captionHidden
              columnWidths="equal"
              columns={[
                { key: 'what', label: 'What' },
                ...programs.map(({ slug, name }) => ({ key: slug, label: name })),
              ]}
              rows={ROWS.map(({ label, value }) => ({
                what: label,
                ...Object.fromEntries(programs.map((program) => [program.slug, value(program) || '–'])),
              }))}
            />
          ) : (
            <EmptyState
              icon="book"
              headingLevel={2}
              title={programs.length === 1 ? 'One more programme, please' : 'Choose two programmes or more'}
              text="Tick two to four below; they then stand here, line by line."
            />
          )}
        </Stack>
      </Section>
      <CompareForm choices={data.choices} chosen={data.slugs} />
    </>
  );
}

const amount = (rupees: number | null) => (rupees === null ? '' : <Price amount={rupees} />);

const ROWS: { label: string; value: (program: Compared) => ReactNode }[] = [
  { label: 'Award', value: ({ label }) => label },
  { label: 'Duration', value: ({ duration }) => duration },
  { label: 'Who may apply', value: ({ eligibility }) => eligibility },
  { label: 'Mode', value: ({ mode }) => mode },
  { label: 'Next start', value: ({ nextStart }) => nextStart },
  { label: 'Semesters', value: ({ semesters }) => semesters || '' },
  { label: 'Credits', value: ({ credits }) => credits ?? '' },
  { label: 'Groups of electives', value: ({ electives }) => electives || 'None' },
  { label: 'Specialisations', value: ({ specialisations }) => specialisations.join(', ') || 'None' },
  { label: 'Recognition', value: ({ recognition }) => recognition.join(', ') },
  { label: 'Total fee in India, from', value: ({ feeIndian }) => amount(feeIndian) },
  { label: 'Total fee from abroad, from', value: ({ feeInternational }) => amount(feeInternational) },
  { label: 'By the month', value: ({ byMonth }) => byMonth },
  { label: 'Ways to pay', value: ({ plans }) => plans.join(', ') },
  {
    label: 'All about it',
    value: ({ path, name }) => (
      <Link standalone href={path}>
        See {name}
      </Link>
    ),
  },
];
