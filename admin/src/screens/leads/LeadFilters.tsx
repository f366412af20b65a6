import { Grid, Select, Stack } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { useStages } from '../../records/use-stages.ts';
import { useText } from '../../texts/language-context.ts';
import { SearchField } from '../../layout/SearchField.tsx';
import { useIsTabletUp } from '../../layout/use-viewport.ts';
import { type FilterInUse, FiltersInUse, MoreFilters } from './MoreFilters.tsx';
import { SortChoice } from './SortChoice.tsx';
import { useOwners } from './use-desk.ts';
import type { LeadList } from './use-lead-list.ts';

type LeadFiltersProps = {
  list: LeadList;
  /** The choice of a view; on a phone it shares a line with the search. */
  views: ReactNode;
  /** Stands beside the filters that are used now and then. */
  tools: ReactNode;
};

/** Search, stage, owner and order of the list of leads; on a phone all but the search are behind a press. */
export function LeadFilters({ list, views, tools }: LeadFiltersProps) {
  const text = useText();
  const owners = useOwners();
  const stages = useStages();
  const isWide = useIsTabletUp();
  const owner = owners.find(({ id }) => id === list.values['owner'])?.name;
  const stage = stages.options.find(({ value }) => value === list.values['stage'])?.label;
  const hidden: FilterInUse[] = [
    ...(stage && list.show === 'list' ? [{ name: 'stage', label: text('desk.stage'), value: stage }] : []),
    ...(owner ? [{ name: 'owner', label: text('desk.owner'), value: owner }] : []),
  ];
  const usual = (
    <>
      {/* The board has a column for every stage. */}
      {list.show === 'list' && (
        <Select
          label={text('desk.stage')}
          placeholder={text('desk.anyStage')}
          value={list.values['stage'] ?? ''}
          options={stages.options}
          onChange={(event) => list.set('stage', event.target.value)}
        />
      )}
      <Select
        label={text('desk.owner')}
        placeholder={text('desk.anyOwner')}
        value={list.values['owner'] ?? ''}
        options={owners.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => list.set('owner', event.target.value)}
      />
      <SortChoice list={list} />
    </>
  );
  return (
    <search aria-label={text('desk.filters')}>
      <Stack gap={1}>
        <Grid min={160} gap={2} align="end">
          {!isWide && views}
          <SearchField label={text('desk.search')} value={list.values['q'] ?? ''} onChange={(q) => list.set('q', q)} />
          {isWide && usual}
        </Grid>
        <Stack direction="row" gap={1} align="center">
          <MoreFilters list={list} usual={isWide ? null : usual} />
          {tools}
          <FiltersInUse list={list} unseen={isWide ? [] : hidden} />
        </Stack>
      </Stack>
    </search>
  );
}
