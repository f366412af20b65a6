import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight, mediaQuery, motion, radius, space, touchTarget } from '../../../tokens/index.ts';
import { useAnchor } from '../../actions/Link/LinkProvider.tsx';

/** One of {@link CountLinks}. */
export interface CountLink {
  label: string;
  href: string;
  /** Number of items behind it. */
  count: number;
}

/** Props of {@link CountLinks}. */
export interface CountLinksProps {
  /** Accessible name of the links. */
  label: string;
  links: readonly CountLink[];
}

/** A few short links in a row, each with the number of items behind it; on phones two in a line. */
export function CountLinks({ label, links }: CountLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} data-print="no">
      <List>
        {links.map((link) => (
          <li key={link.href}>
            <Counted {...link} />
          </li>
        ))}
      </List>
    </nav>
  );
}

const Counted = ({ label, href, count }: CountLink) => {
  const anchor = useAnchor(href);
  return (
    <Anchor as={anchor} href={href}>
      {label} <span>{count}</span>
    </Anchor>
  );
};

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [mediaQuery.tablet]: { display: 'flex', flexWrap: 'wrap' },
});

const Anchor = styled('a')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1),
  minHeight: touchTarget,
  boxSizing: 'border-box',
  padding: `4px ${space(1.5)}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.text,
  fontSize: fontSize.detail,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: colour.action, color: colour.action },
  '& > span': { color: colour.muted, fontVariantNumeric: 'tabular-nums' },
});
