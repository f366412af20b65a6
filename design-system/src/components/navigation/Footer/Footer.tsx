import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight, mediaQuery, printZoom, space, touchTarget } from '../../../tokens/index.ts';
import { Container } from '../../layout/Container/Container.tsx';
import { Fold } from '../../layout/Fold/Fold.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { Lattice } from '../../brand/Lattice/Lattice.tsx';
import { breakableAtSign } from '../../text/breakable-at-sign.tsx';
import { Link, outside } from '../../actions/Link/Link.tsx';

/** A column of links, with lines of plain text below them. */
export interface FooterColumn {
  title: string;
  links: { label: string; href: string; external?: boolean | undefined }[];
  notes?: readonly string[] | undefined;
}

/** Props of {@link Footer}. */
export interface FooterProps {
  brand: ReactNode;
  /** A line or two below the brand: address, telephone. */
  about?: ReactNode;
  columns: FooterColumn[];
  socials?: { label: string; href: string; icon: string }[] | undefined;
  /** Copyright and similar. */
  legal: ReactNode;
}

/** End of every page: columns of links, socials, legal line, on ink. */
export function Footer({ brand, about, columns, socials = [], legal }: FooterProps) {
  return (
    <Root data-tone="ink">
      <Strip>
        <Lattice asFile tone="ink" seed="footer" scale={0.5} />
      </Strip>
      <Container>
        <Body>
          <div className="brand">
            {brand}
            {about && <div className="about">{about}</div>}
            <ul className="socials">
              {socials.map((social) => (
                <li key={social.href}>
                  <a href={social.href} aria-label={social.label} {...outside}>
                    <Icon name={social.icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <p className="title" aria-hidden="true">
                {column.title}
              </p>
              <Fold label={column.title}>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href + link.label}>
                      <Link quiet href={link.href} external={link.external}>
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
                {column.notes?.map((note) => (
                  <p key={note} className="note">
                    {breakableAtSign(note)}
                  </p>
                ))}
              </Fold>
            </nav>
          ))}
        </Body>
        <Legal>{legal}</Legal>
      </Container>
    </Root>
  );
}

const Root = styled('footer')({
  '@media print': { zoom: printZoom },
  background: colour.page,
  color: colour.text,
  // A line between two bands of ink, which would look like one.
  'main:has(> [data-tone="ink"]:last-child, > :last-child > [data-tone="ink"]:last-child) + &, [data-tone="ink"] + &': {
    borderTop: `3px solid ${colour.accent}`,
  },
});

const Strip = styled('div')({
  '@media print': { display: 'none' },
  height: 36,
  borderBlock: `1px solid ${colour.rule}`,
  overflow: 'hidden',
});

const Body = styled('div')({
  '@media print': { display: 'none' },
  display: 'grid',
  paddingTop: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .brand': { gridColumn: '1 / -1', marginBottom: space(3) },
  // On phones a column is one line until it is opened.
  '& nav': { borderTop: `1px solid ${colour.rule}` },
  '& nav summary': { display: 'flex', justifyContent: 'space-between', minHeight: 52 },
  '& nav details > div': { paddingBottom: space(2) },
  '& .about': { marginTop: space(2), color: colour.muted, fontSize: fontSize.detail, maxWidth: '36ch' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .title': {
    display: 'none',
    margin: `0 0 ${space(1)}`,
    fontWeight: fontWeight.semibold,
    fontSize: fontSize.small,
    color: colour.accentText,
  },
  '& .note': { margin: `${space(1)} 0 0`, color: colour.muted, fontSize: fontSize.detail },
  '& nav a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.3em',
    minWidth: touchTarget,
    minHeight: touchTarget,
    boxSizing: 'border-box',
    // As far from its neighbours with two lines as with one.
    paddingBlock: 12,
    color: colour.text,
    fontSize: fontSize.small,
    lineHeight: 1.35,
  },
  '& nav:only-of-type ul': { columns: 2, columnGap: space(5) },
  '& li': { breakInside: 'avoid' },
  '& .socials': { display: 'flex', gap: space(1), marginTop: space(2) },
  '& .socials a': {
    display: 'grid',
    placeItems: 'center',
    width: touchTarget,
    height: touchTarget,
    border: `1px solid ${colour.rule}`,
    borderRadius: '50%',
    color: colour.text,
  },
  '& .socials a:hover': { borderColor: colour.accent, color: colour.accentText },
  // Narrower than this the brand has its own row, so that the columns below it are even.
  [mediaQuery.tablet]: {
    gap: space(5),
    paddingBlock: space(7),
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& .brand': { gridColumn: '1 / -1', marginBottom: 0 },
    '& nav': { border: 0 },
    '& nav:only-of-type': { gridColumn: '1 / -1' },
    '& nav details > div': { padding: 0 },
    '@supports selector(::details-content)': { '& .title': { display: 'block' } },
  },
  [mediaQuery.desktop]: { columnGap: space(4), gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
  [mediaQuery.laptop]: {
    gridTemplateColumns: 'minmax(240px, 1.6fr) repeat(auto-fit, minmax(140px, 1fr))',
    '& .brand, & nav:only-of-type': { gridColumn: 'auto' },
  },
});

const Legal = styled('div')({
  paddingBlock: space(3),
  '@media print': { paddingBlock: space(1), '& > *': { margin: 0 } },
  borderTop: `1px solid ${colour.rule}`,
  color: colour.muted,
  fontSize: fontSize.small,
});
