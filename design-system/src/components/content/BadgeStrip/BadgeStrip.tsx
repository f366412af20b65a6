import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight, radius } from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';

/** Props of {@link BadgeStrip}. */
export interface BadgeStripProps {
  items: {
    title: string;
    image?: string | undefined;
    alt?: string | undefined;
    /** Background of the icon, `#rrggbb`. */
    background?: string | undefined;
  }[];
  label?: string | undefined;
  /** Short texts with a check mark each, without seals. */
  quiet?: boolean | undefined;
}

/** Seals of awards and accreditations in a row. */
export function BadgeStrip({ items, label, quiet = false }: BadgeStripProps) {
  if (items.length === 0) return null;
  return (
    <List aria-label={label} data-quiet={quiet || undefined}>
      {items.map((item) => (
        <li key={item.title}>
          {item.image ? (
            <img
              src={item.image}
              alt={item.alt ?? ''}
              width={40}
              height={40}
              loading="lazy"
              style={groundOf(item.background)}
            />
          ) : (
            <Icon name={quiet ? 'check' : 'shield'} size={quiet ? 18 : 22} />
          )}
          <span>{item.title}</span>
        </li>
      ))}
    </List>
  );
}

const groundOf = (background: string | undefined) =>
  background ? { background, borderRadius: radius.small } : undefined;

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '6px 12px 6px 8px',
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.small,
    fontSize: fontSize.detail,
    fontWeight: fontWeight.medium,
    lineHeight: 1.3,
  },
  '&[data-quiet]': { columnGap: 20, rowGap: 4 },
  '&[data-quiet] li': {
    alignItems: 'start',
    padding: 0,
    border: 0,
    background: 'none',
    fontWeight: fontWeight.regular,
    color: colour.muted,
  },
  '& svg': { color: colour.accentText },
  '& img': { width: 40, height: 40, objectFit: 'contain' },
});
