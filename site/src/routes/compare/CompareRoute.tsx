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
        intro="See duration, eligibility, recognition, fees and monthly payments side by side. Share this link and your family will see the same comparison."
        action={
          enough ? (
            <Button variant="secondary" data-print="no" onClick={() => window.print()}>
              Print
            </Button>
          ) : undefined
        }
      >
        <Stack gap={3}>
          {asked > COMPARED.most && <Callout>You can compare up to four programmes. Here are the first four.</Callout>}
          {asked > programs.length && asked <= COMPARED.most && (
            <Callout tone="warning">We no longer offer some of the programmes in this link.</Callout>
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
              title={programs.length === 1 ? 'Choose one more programme' : 'Choose two or more programmes'}
              text="Tick two to four programmes below to see them side by side."
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
  { label: 'Who can apply', value: ({ eligibility }) => eligibility },
  { label: 'Mode', value: ({ mode }) => mode },
  { label: 'Next start', value: ({ nextStart }) => nextStart },
  { label: 'Semesters', value: ({ semesters }) => semesters || '' },
  { label: 'Credits', value: ({ credits }) => credits ?? '' },
  { label: 'Elective groups', value: ({ electives }) => electives || 'None' },
  { label: 'Specialisations', value: ({ specialisations }) => specialisations.join(', ') || 'None' },
  { label: 'Recognition', value: ({ recognition }) => recognition.join(', ') },
  { label: 'Total fee for Indian students, from', value: ({ feeIndian }) => amount(feeIndian) },
  { label: 'Total fee for international students, from', value: ({ feeInternational }) => amount(feeInternational) },
  { label: 'Monthly payments', value: ({ byMonth }) => byMonth },
  { label: 'Ways to pay', value: ({ plans }) => plans.join(', ') },
  {
    label: 'Programme page',
    value: ({ path, name }) => (
      <Link standalone href={path}>
        See {name}
      </Link>
    ),
  },
];
