import { styled } from '@mui/material/styles';
import { Link } from '../components/actions/Link/Link.tsx';
import { Skeleton } from '../components/feedback/Skeleton/Skeleton.tsx';
import { colour, fontSize, fontWeight, radius, space } from '../tokens/index.ts';

/** A value with its label. */
export interface FigureTile {
  label: string;
  /** As text; absent while it loads. */
  value: string | undefined;
  /** The list of what it counts. */
  href?: string | undefined;
  /** How it differs from the former value, in words; the arrow only repeats them. */
  change?: { text: string; way: 'up' | 'down' | 'same' } | undefined;
}

/** Props of {@link FigureTiles}. */
export interface FigureTilesProps {
  /** Names the list for screen readers. */
  label: string;
  tiles: readonly FigureTile[];
}

/** The most important values, each with its change and a link to what it counts. */
export function FigureTiles({ label, tiles }: FigureTilesProps) {
  if (tiles.length === 0) return null;
  return (
    <List aria-label={label} aria-busy={tiles.some(({ value }) => value === undefined) || undefined}>
      {tiles.map(({ label: name, value, href, change }) => (
        <li key={name}>
          <span>{name}</span>
          <b>
            {value === undefined && <Skeleton width={64} height={34} />}
            {value !== undefined && href && (
              <Link href={href} quiet aria-label={`${name}: ${value}`}>
                {value}
              </Link>
            )}
            {value !== undefined && !href && value}
          </b>
          {change && (
            <small>
              {change.way !== 'same' && (
                <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10">
                  <path d={change.way === 'up' ? 'M5 1l4 8H1z' : 'M5 9L1 1h8z'} fill="currentColor" />
                </svg>
              )}
              {change.text}
            </small>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(144px, 45%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  breakInside: 'avoid',
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    minWidth: 0,
    padding: `${space(1.75)} ${space(2)}`,
    boxShadow: `1px 0 0 ${colour.rule}, 0 1px 0 ${colour.rule}`,
  },
  '& > li > span': { color: colour.muted, fontSize: fontSize.small },
  '& b': {
    minHeight: '2.25rem',
    fontSize: '1.75rem',
    fontWeight: fontWeight.semibold,
    lineHeight: 1.25,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& small': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: '1.35rem',
    color: colour.muted,
    fontSize: '0.875rem',
    lineHeight: 1.35,
  },
});
