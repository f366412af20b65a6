import styled from '@emotion/styled';
import type { DashboardOverview } from '@prospectus/contract';
import { colour, Link, radius, Skeleton, space } from '@prospectus/design-system';

import { useLanguage } from '../../texts/language-context.ts';
import type { PlainTextKey } from '../../texts/catalogue.ts';

type Count = 'leads' | 'drafts' | 'upcoming_lectures' | 'programs' | 'faqs';
const TILES = [
  { name: 'leads', label: 'lists.dashboard.leads' },
  { name: 'drafts', label: 'lists.dashboard.drafts' },
  { name: 'upcoming_lectures', label: 'lists.dashboard.upcomingLectures', to: '/live-lectures' },
  { name: 'programs', label: 'lists.dashboard.programs', to: '/program' },
  { name: 'faqs', label: 'lists.dashboard.faqs', to: '/faqs' },
] as const satisfies readonly { name: Count; label: PlainTextKey; to?: string }[];

/** The dashboard's figures; undefined while they are counted. */
export function Counts({ counts }: { counts: DashboardOverview | undefined }) {
  const { text, locale } = useLanguage();
  return (
    <List aria-busy={!counts}>
      {TILES.map((tile) => (
        <li key={tile.name}>
          <b>{counts ? counts[tile.name].toLocaleString(locale) : <Skeleton width={56} height={34} />}</b>
          {'to' in tile ? (
            <Link href={tile.to} quiet>
              {text(tile.label)}
            </Link>
          ) : (
            <span>{text(tile.label)}</span>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 45%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  '& li': { display: 'grid', gap: 2, padding: space(2), boxShadow: `1px 0 0 ${colour.rule}, 0 1px 0 ${colour.rule}` },
  '& b': {
    fontSize: '1.875rem',
    fontWeight: 600,
    lineHeight: 1.15,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& span, & a': { fontSize: '0.9375rem' },
  '& li > span': { color: colour.muted },
});
