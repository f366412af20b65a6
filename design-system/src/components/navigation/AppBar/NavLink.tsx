import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight } from '../../../tokens/index.ts';
import { Link } from '../../actions/Link/Link.tsx';
import type { NavItem } from './nav-item.ts';

/** A single link of a menu. */
export function NavLink({ item, currentHref }: { item: NavItem; currentHref?: string | undefined }) {
  return (
    <Link
      href={item.href ?? '#'}
      quiet
      external={item.external}
      aria-current={item.href === currentHref ? 'page' : undefined}
    >
      {item.description ? (
        <Lines>
          {item.label}
          <small>{item.description}</small>
        </Lines>
      ) : (
        item.label
      )}
    </Link>
  );
}

const Lines = styled('span')({
  display: 'grid',
  paddingBlock: 6,
  lineHeight: 1.4,
  '& small': { fontSize: fontSize.small, fontWeight: fontWeight.regular, color: colour.muted },
});
