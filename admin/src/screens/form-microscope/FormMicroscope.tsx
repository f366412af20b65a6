import { Card, EmptyState, ErrorState, Heading, Skeleton, Stack } from '@prospectus/design-system';
import { BarChart } from '@prospectus/design-system/chart';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { Allowed } from '../../records/Allowed.tsx';
import { useText } from '../../texts/language-context.ts';
import { GroupTable, StepTable } from './FigureTables.tsx';
import { type MicroscopeFilter, MicroscopeFilters } from './MicroscopeFilters.tsx';
import { useFigureWords } from './use-figure-words.ts';

const FIRST: MicroscopeFilter = { days: '30', from: '', to: '', path: '', source: '', device: '', by: 'path' };
const IN_ADDRESS = ['from', 'to', 'path', 'source', 'device'] as const;

/** What a link to the figures asks for: days of its own, or one page, source or device. */
function filterIn(search: URLSearchParams): MicroscopeFilter {
  const given = Object.fromEntries(IN_ADDRESS.map((name) => [name, search.get(name) ?? '']));
  return { ...FIRST, ...given, ...(search.get('from') && { days: '' }) };
}

/** Where the enquiry is left and how long its steps take, by page, source and device; made of counts alone. */
export function FormMicroscope() {
  return (
    <Allowed resource="form-figures" action="list" waiting={<PageSkeleton />}>
      <Figures />
    </Allowed>
  );
}

function Figures() {
  const text = useText();
  const words = useFigureWords();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [search] = useSearchParams();
  const [filter, setFilter] = useState(() => filterIn(search));
  const { data, error, refetch } = useQuery({
    queryKey: ['form-figures', filter],
    queryFn: () => provider.api('GET /admin/form-figures', { query: given(filter) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap={3}>
      <PageHeader title={text('shell.menu.formMicroscope')} subtitle={text('microscope.intro')} />
      <MicroscopeFilters
        filter={filter}
        paths={data?.paths ?? []}
        onChange={(name, value) =>
          setFilter((before) => ({ ...before, [name]: value, ...(name === 'days' && { from: '', to: '' }) }))
        }
      />
      {content()}
    </Stack>
  );

  function content() {
    if (error)
      return <ErrorState title={text('microscope.failed')} text={error.message} onRetry={() => void refetch()} />;
    if (!data)
      return (
        <Card>
          <Skeleton height={320} />
        </Card>
      );
    if (data.steps.every(({ reached }) => reached === 0))
      return (
        <EmptyState headingLevel={2} icon="chart" title={text('microscope.none')} text={text('microscope.noneText')} />
      );
    return (
      <>
        <Card>
          <Stack gap={2}>
            <Heading level={2} size="h4">
              {text('microscope.chart')}
            </Heading>
            <BarChart
              label={text('microscope.chart')}
              bars={data.steps.map((figures) => ({
                label: text(`microscope.steps.${figures.step}`),
                value: figures.reached,
                text: words.count(figures.reached),
                note: words.note(figures),
              }))}
            />
          </Stack>
        </Card>
        <StepTable steps={data.steps} />
        {filter.by !== '' && <GroupTable by={filter.by} groups={data.groups} />}
      </>
    );
  }
}

/** The query of a choice: what is left open is left out. */
const given = (filter: MicroscopeFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
