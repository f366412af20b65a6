import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight, mediaQuery, radius, space } from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';

/** Props of {@link IconList}. */
export interface IconListProps {
  items: {
    title: string;
    description?: ReactNode;
    icon?: string | undefined;
    /** Replaces the icon. */
    image?: { src: string; alt: string } | undefined;
    /** Background of the image, `#rrggbb`. */
    background?: string | undefined;
  }[];
  /** Least width of a column, px. */
  min?: number | undefined;
}

/**
 * Points with an icon each, in as many columns as fit; on a tablet no point is alone in a line, and icons are above the
 * text.
 */
export function IconList({ items, min = 260 }: IconListProps) {
  if (items.length === 0) return null;
  const threes = items.length > 2 && items.length % 3 !== 1 && min < WIDE_PX;
  const fours = items.length % 3 === 1 && min < NARROW_PX;
  return (
    <List
      data-tablet={threes ? 3 : fours ? 4 : undefined}
      style={{ ['--columns' as string]: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))` }}
    >
      {items.map((item) => (
        <li key={item.title}>
          <span className="sign" style={item.image && item.background ? { background: item.background } : undefined}>
            {item.image ? (
              <img {...item.image} width={44} height={44} loading="lazy" />
            ) : (
              <Icon name={item.icon ?? 'mark'} />
            )}
          </span>
          <div>
            <b>{item.title}</b>
            {item.description && <p>{item.description}</p>}
          </div>
        </li>
      ))}
    </List>
  );
}

/** Three columns of at least this width do not fit a tablet; four narrower ones do. */
const [WIDE_PX, NARROW_PX] = [400, 220];

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  gap: `${space(2)} ${space(4)}`,
  [mediaQuery.tablet]: { rowGap: space(3) },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: space(2), minWidth: 0 },
  '& li > div': { minWidth: 0 },
  '& .sign': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    border: `1px solid ${colour.rule}`,
    borderRadius: '50%',
    background: colour.surface,
    color: colour.action,
  },
  '& .sign:has(img)': { border: 0, borderRadius: radius.small, background: 'none', overflow: 'hidden' },
  '& .sign img': { width: 44, height: 44, objectFit: 'contain' },
  '@media (min-width: 768px) and (max-width: 1023px)': {
    '&[data-tablet]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-tablet="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-tablet] li': { display: 'block' },
  },
  '& b': { display: 'block', paddingTop: 9, fontWeight: fontWeight.semibold, lineHeight: 1.45 },
  '& p': { margin: '4px 0 0', fontSize: fontSize.detail, color: colour.muted },
});
