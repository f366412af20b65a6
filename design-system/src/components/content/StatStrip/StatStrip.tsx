import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight, mediaQuery, space } from '../../../tokens/index.ts';
import { rowSizes } from './row-sizes.ts';

/** Props of {@link StatStrip}. */
export interface StatStripProps {
  /** A figure and its label; without a figure the label is shown alone. */
  items: { title: string; value?: string | undefined }[];
  label?: string | undefined;
}

/** Figures in a row between hairlines. */
export function StatStrip({ items, label }: StatStripProps) {
  if (items.length === 0) return null;
  const [phone, tablet, desk] = [2, 4, 6].map((maxPerRow) => rowSizes(items.length, maxPerRow));
  return (
    <List aria-label={label} data-odd={items.length % 2 === 1 || undefined}>
      {items.map((item, at) => (
        <li key={item.title} style={cssShares({ phone: phone?.[at], tablet: tablet?.[at], desk: desk?.[at] })}>
          {item.value && <b>{item.value}</b>}
          <span>{item.title}</span>
        </li>
      ))}
    </List>
  );
}

const cssShares = (shares: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(shares).map(([name, share = 1]) => [`--${name}`, `${100 / share}%`]));

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${colour.rule}`,
  '& li': {
    flex: '1 0 var(--phone)',
    boxSizing: 'border-box',
    maxWidth: '100%',
    [mediaQuery.tablet]: { flexBasis: 'var(--tablet)' },
    [mediaQuery.desktop]: { flexBasis: 'var(--desk)' },
    padding: `${space(2.5)} ${space(2)}`,
    boxShadow: `-1px 0 0 ${colour.rule}, 0 -1px 0 ${colour.rule}`,
  },
  // On a phone no figure is left alone in a row: each has a line, its label next to it.
  '@media (max-width: 767px)': {
    '&[data-odd] li': {
      flexBasis: '100%',
      display: 'flex',
      alignItems: 'baseline',
      gap: space(1.5),
      paddingBlock: space(1.5),
    },
  },
  '@media print': {
    '& li': { flexBasis: 'auto', padding: `${space(1)} ${space(2)}` },
    '& b': { fontSize: fontSize.h5 },
  },
  '& b': {
    display: 'block',
    fontSize: fontSize.h3,
    fontWeight: fontWeight.semibold,
    lineHeight: 1.15,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& span': { display: 'block', color: colour.muted, fontSize: fontSize.detail, lineHeight: 1.45 },
  overflow: 'hidden',
});
