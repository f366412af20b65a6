import { type DashboardOverview, type Role, ROLE } from '@prospectus/contract';
import { EmptyState, ErrorState, Stack } from '@prospectus/design-system';
import { FigureTiles } from '@prospectus/design-system/chart';
import { usePermissions } from 'react-admin';
import { Navigate } from 'react-router';

import { useHome } from '../../errors/home.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { lazyPart } from '../../layout/lazy-part.tsx';
import { useRead } from '../../providers/calls.ts';
import { type TextKey, useLanguage, useText } from '../../texts/language-context.ts';
import { FiguresWaiting } from './FiguresWaiting.tsx';

// The first screen does not wait for the library of the charts.
const Figures = lazyPart(async () => (await import('./Figures.tsx')).Figures, FiguresWaiting);

/** ADMIN's first screen: counts, the figures of leads, changes and lectures. Other roles are led to their own. */
export function Dashboard() {
  const text = useText();
  const { permissions } = usePermissions<Role | null>();
  const home = useHome()?.to ?? '/';
  if (permissions !== ROLE.ADMIN) {
    return home === '/' ? (
      <EmptyState
        headingLevel={1}
        icon="lock"
        title={text('lists.dashboard.nothingForRole')}
        text={text('shell.notAllowed.text')}
      />
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
  const { text, locale } = useLanguage();
  const { data, error, refetch } = useRead('GET /admin/dashboard');
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
      <FigureTiles
        label={text('lists.dashboard.glance')}
        tiles={TILES.map(({ name, label, to }) => ({
          label: text(label),
          value: data?.[name].toLocaleString(locale),
          href: data && to?.(data),
        }))}
      />
      <Figures overview={data} />
    </>
  );
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
