import { type DashboardOverview, type Role, ROLE } from '@prospectus/contract';
import { EmptyState, ErrorState, Stack } from '@prospectus/design-system';
import { FigureTiles } from '@prospectus/design-system/chart';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, usePermissions } from 'react-admin';
import { Navigate } from 'react-router';

import { useHome } from '../../errors/home.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { lazyPart } from '../../layout/lazy-part.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { resourceEntries } from '../../records/resource-entries.ts';
import { type TextKey, useLanguage, useText } from '../../texts/language-context.ts';
import { FiguresWaiting } from './FiguresWaiting.tsx';

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

/** All that the dashboard shows, in one call; counted by the server each time the screen opens. */
function useOverview() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'overview'],
    queryFn: () => provider.api('GET /admin/dashboard'),
    retry: false,
  });
}

type Count = 'leads' | 'drafts' | 'lectures_today' | 'upcoming_lectures' | 'programs' | 'faqs';
type Tile = { name: Count; label: TextKey; to?: (overview: DashboardOverview) => string };
const TILES: readonly Tile[] = [
  { name: 'leads', label: 'lists.dashboard.leads', to: () => '/leads' },
  { name: 'drafts', label: 'lists.dashboard.drafts' },
  {
    name: 'lectures_today',
    label: 'lists.dashboard.lecturesToday',
    to: ({ today }) => `/live-lectures?view=day&date=${today}`,
  },
  { name: 'upcoming_lectures', label: 'lists.dashboard.upcomingLectures', to: () => '/live-lectures' },
  { name: 'programs', label: 'lists.dashboard.programs', to: () => '/program' },
  { name: 'faqs', label: 'lists.dashboard.faqs', to: () => '/faqs' },
];

/** How much there is, each with its list; undefined while it is counted. */
function Counts({ counts }: { counts: DashboardOverview | undefined }) {
  const { text, locale } = useLanguage();
  return (
    <FigureTiles
      label={text('lists.dashboard.glance')}
      tiles={TILES.map(({ name, label, to }) => ({
        label: text(label),
        value: counts?.[name].toLocaleString(locale),
        href: counts && to?.(counts),
      }))}
    />
  );
}
