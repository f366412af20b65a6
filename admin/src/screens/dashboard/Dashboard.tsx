import { type Role, ROLE } from '@prospectus/contract';
import { EmptyState, ErrorState, Stack } from '@prospectus/design-system';
import { usePermissions } from 'react-admin';
import { Navigate } from 'react-router';

import { PageHeader } from '../../layout/PageHeader.tsx';
import { useHome } from '../../errors/home.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import { useText } from '../../texts/language-context.ts';
import { lazyPart } from '../../layout/lazy-part.tsx';
import { Counts } from './Counts.tsx';
import { FiguresWaiting } from './FiguresWaiting.tsx';
import { useOverview } from './use-overview.ts';

// Its charts are drawn by a library that the first screen does not wait for; what stands below them comes with them.
const Figures = lazyPart(async () => (await import('./Figures.tsx')).Figures, FiguresWaiting);

/** ADMIN's first screen: counts, the figures of leads, what is due, what was changed, lectures to come. Other roles are sent to where they start. */
export function Dashboard() {
  const text = useText();
  const { permissions } = usePermissions<Role | null>();
  const home = useHome()?.to ?? '/';
  if (permissions !== ROLE.ADMIN) {
    return home === '/' ? (
      <EmptyState headingLevel={1} icon="lock" title={text('lists.dashboard.nothingForRole')} />
    ) : (
      <Navigate to={home} replace />
    );
  }
  return (
    <Stack gap={4}>
      <PageHeader title={text('lists.dashboard.title')} />
      <Overview />
    </Stack>
  );
}

function Overview() {
  const text = useText();
  const { data, error, refetch } = useOverview();
  if (error && !data) {
    return (
      <ErrorState
        headingLevel={2}
        title={text('lists.dashboard.failed')}
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Counts counts={data} />
      <Figures overview={data} resources={resourceEntries} />
    </>
  );
}
