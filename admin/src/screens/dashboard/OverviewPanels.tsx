import type { DashboardOverview } from '@prospectus/contract';
import { Grid } from '@prospectus/design-system';

import type { ResourceEntry } from '../../records/console-resource.ts';
import { LastChanges } from './LastChanges.tsx';
import { PlannedChanges } from './PlannedChanges.tsx';
import { UnpublishedDrafts } from './UnpublishedDrafts.tsx';
import { UpcomingLectures } from './UpcomingLectures.tsx';

/** What is due, what waits to be published, what was changed, lectures to come; undefined while it is loaded. */
export function OverviewPanels({
  overview,
  resources,
}: {
  overview: DashboardOverview | undefined;
  resources: readonly ResourceEntry[];
}) {
  return (
    <Grid min={340} gap={3}>
      <PlannedChanges planned={overview?.planned} resources={resources} />
      <UnpublishedDrafts drafts={overview?.waiting} resources={resources} />
      <LastChanges changes={overview?.changes} resources={resources} />
      <UpcomingLectures lectures={overview?.lectures} />
    </Grid>
  );
}
