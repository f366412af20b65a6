import { type Role, ROLE } from '@prospectus/contract';
import { EmptyState, Grid, Stack } from '@prospectus/design-system';
import { usePermissions } from 'react-admin';
import { Navigate } from 'react-router-dom';

import { PageHeader } from '../../layout/PageHeader.tsx';
import type { ConsoleResource } from '../../records/console-resource.ts';
import type { HomeOf } from '../../layout/home.ts';
import { UpcomingLectures } from './UpcomingLectures.tsx';
import { Counts } from './Counts.tsx';
import { UnpublishedDrafts } from './UnpublishedDrafts.tsx';

/** ADMIN's first screen: counts, unpublished drafts, upcoming lectures. Other roles are sent to where they start. */
export function Dashboard({ resources, homeOf }: { resources: readonly ConsoleResource[]; homeOf: HomeOf }) {
  const { permissions } = usePermissions<Role | null>();
  if (permissions !== ROLE.ADMIN) {
    const home = homeOf(permissions ?? null)?.to ?? '/';
    return home === '/' ? (
      <EmptyState headingLevel={1} icon="lock" title="Nothing here for your role" />
    ) : (
      <Navigate to={home} replace />
    );
  }
  return (
    <Stack gap={4}>
      <PageHeader title="Dashboard" />
      <Counts />
      <Grid min={340} gap={3}>
        <UnpublishedDrafts resources={resources} />
        <UpcomingLectures />
      </Grid>
    </Stack>
  );
}
