import type { DashboardOverview } from '@prospectus/contract';
import { FigureTiles } from '@prospectus/design-system/chart';

import { type TextKey, useLanguage } from '../../texts/language-context.ts';

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
export function Counts({ counts }: { counts: DashboardOverview | undefined }) {
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
