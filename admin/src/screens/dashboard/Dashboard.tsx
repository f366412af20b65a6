import { type Role, ROLE } from '@prospectus/contract';
import { EmptyState, Grid, Stack } from '@prospectus/design-system';
import { usePermissions } from 'react-admin';
import { Navigate } from 'react-router-dom';

import { PageHead } from '../layout/PageHead.tsx';
import { landingOf } from '../menu.ts';
import { ComingLectures } from './ComingLectures.tsx';
import { Counts } from './Counts.tsx';
import { WaitingDrafts } from './WaitingDrafts.tsx';

/** ADMIN's first screen: what there is, what waits to be published, what comes next. Others land where they work. */
export function Dashboard() {
  const { permissions } = usePermissions<Role | null>();
  if (permissions !== ROLE.ADMIN) {
    const landing = landingOf(permissions ?? null);
    return landing === '/' ? (
      <EmptyState headingLevel={1} icon="lock" title="Nothing here for your role" />
    ) : (
      <Navigate to={landing} replace />
    );
  }
  return (
    <Stack gap={4}>
      <PageHead title="Dashboard" />
      <Counts />
      <Grid min={340} gap={3}>
        <WaitingDrafts />
        <ComingLectures />
      </Grid>
    </Stack>
  );
}
