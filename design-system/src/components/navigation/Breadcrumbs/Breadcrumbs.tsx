import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, lineHeight, touchTarget } from '../../../tokens/index.ts';
import { Link } from '../../actions/Link/Link.tsx';

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  /** From the root to this page; the last one is this page and needs no address. */
  items: { label: string; href?: string | undefined }[];
}

/** Position of this page in the site. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const texts = useTexts().breadcrumbs;
  if (items.length === 0) return null;
  return (
    <nav aria-label={texts.label}>
      <List>
        {items.map((item, at) => (
          <li key={item.label}>
            {item.href && at < items.length - 1 ? (
              <Link href={item.href} quiet>
                {item.label}
              </Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled('ol')({
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize.small,
  color: colour.muted,
  '&, & li': { display: 'flex', alignItems: 'baseline' },
  // After a step, so that no line begins with a separator.
  '& li:not(:last-of-type)::after': { content: '"/"', paddingInline: 10, color: colour.edge },
  '& a, & [aria-current]': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touchTarget,
    paddingBlock: 4,
    boxSizing: 'border-box',
    lineHeight: lineHeight.snug,
  },
  // On phones the page's own name, which its title repeats, is cut if it does not fit.
  '@media (max-width: 767px)': {
    '& li:last-of-type': { flex: '1 1 0', minWidth: 96, contain: 'inline-size' },
    '& [aria-current]': {
      display: 'block',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      paddingBlock: 12,
    },
  },
  '& a': { justifyContent: 'center', minWidth: touchTarget, marginInline: -4, paddingInline: 4 },
});
