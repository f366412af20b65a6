import { styled } from '@mui/material/styles';
import { colour, family, size, space, weight } from '../../tokens/index.ts';

/** Props of {@link StatStrip}. */
export interface StatStripProps {
  /** A figure and what it counts; without a figure the words stand alone. */
  items: { title: string; value?: string | undefined }[];
  label?: string | undefined;
}

/** Figures in a row between hairlines. */
export function StatStrip({ items, label }: StatStripProps) {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <li key={item.title}>
          {item.value && <b>{item.value}</b>}
          <span>{item.title}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  // What does not fill a row grows to its end: no hole beside the last figure.
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${colour.rule}`,
  '& li': {
    flex: '1 1 min(150px, 45%)',
    boxSizing: 'border-box',
    padding: `${space(2.5)} ${space(2)}`,
    boxShadow: `-1px 0 0 ${colour.rule}, 0 -1px 0 ${colour.rule}`,
  },
  '& b': {
    display: 'block',
    fontFamily: family.display,
    fontSize: size.h3,
    fontWeight: weight.semibold,
    lineHeight: 1.15,
    fontVariantNumeric: 'lining-nums',
  },
  '& span': { color: colour.muted, fontSize: size.small },
  overflow: 'hidden',
});
