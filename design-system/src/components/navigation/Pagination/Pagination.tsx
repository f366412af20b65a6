import { styled } from '@mui/material/styles';
import { fill } from '../../../language/fill.ts';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, fontWeight, mediaQuery, motion, radius, touchTarget } from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { useAnchor } from '../../actions/Link/LinkProvider.tsx';
import { visiblePages } from './visible-pages.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Number of the current page, from 1. */
  page: number;
  /** Number of pages; a single one shows nothing. */
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
}

/** The pages of a long list: links, so that every page has an address. */
export function Pagination({ page, pages, href }: PaginationProps) {
  const texts = useTexts().pagination;
  const anchor = useAnchor(href(1));
  if (pages <= 1) return null;
  const link = (to: number) => ({ as: anchor, href: href(to) });
  return (
    <Root aria-label={texts.label} data-print="no">
      {page > 1 && (
        <Step {...link(page - 1)} className="previous" rel="prev">
          <Icon name="arrow-left" size={20} />
          {texts.previous}
        </Step>
      )}
      <p className="position">{fill(texts.position, { page, pages })}</p>
      <ol>
        {visiblePages(page, pages).map((shown, at) =>
          shown === 'gap' ? (
            <li key={`gap-${at}`} className="gap">
              …
            </li>
          ) : (
            <li key={shown}>
              <Step
                {...link(shown)}
                aria-label={fill(texts.position, { page: shown, pages })}
                aria-current={shown === page ? 'page' : undefined}
              >
                {figures(shown)}
              </Step>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Step {...link(page + 1)} className="next" rel="next">
          {texts.next}
          <Icon name="arrow-right" size={20} />
        </Step>
      )}
    </Root>
  );
}

const figures = (number: number) => number.toLocaleString('en-IN');

const Root = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, max-content) minmax(max-content, 1fr)',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& ol': { display: 'none', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& .position': {
    gridColumn: 2,
    gridRow: 1,
    margin: 0,
    color: colour.muted,
    fontSize: fontSize.small,
    textAlign: 'center',
  },
  '& .previous': { gridColumn: 1, gridRow: 1, justifySelf: 'start' },
  '& .next': { gridColumn: 3, gridRow: 1, justifySelf: 'end' },
  '& .gap': { display: 'grid', placeItems: 'center', width: touchTarget, color: colour.muted },
  [mediaQuery.tablet]: {
    '& ol': { gridColumn: 2, gridRow: 1, display: 'flex' },
    '& .position': { display: 'none' },
  },
});

const Step = styled('a')({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: touchTarget,
  minHeight: touchTarget,
  paddingInline: 8,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  color: colour.action,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: colour.actionTint, color: colour.actionHover },
  '&[aria-current]': { background: colour.action, color: colour.onAction },
  '&[aria-current]:hover': { background: colour.actionHover },
});
