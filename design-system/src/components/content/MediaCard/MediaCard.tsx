import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight, mediaQuery, motion, radius, space } from '../../../tokens/index.ts';
import { visuallyHidden } from '../../../theme/global-styles.ts';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { useAnchor } from '../../actions/Link/LinkProvider.tsx';
import { Lattice } from '../../brand/Lattice/Lattice.tsx';
import { RingLattice, type RingLatticeProps } from '../../brand/RingLattice/RingLattice.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';

/** A fact of a {@link MediaCard}. */
export interface MediaCardFact {
  label: string;
  value: ReactNode;
  /** A longer form, used if there is room. */
  note?: string | undefined;
  /** Clear without its name, '2 years'. */
  plain?: boolean | undefined;
}

/** Props of {@link MediaCard}. */
export interface MediaCardProps {
  title: string;
  /** Where the whole card leads. */
  href?: string | undefined;
  /** Label of the card's link at its foot, 'View'; without it the title is the link. */
  linkText?: string | undefined;
  /** A picture, a chart of rings, or a text that a lattice is drawn from. */
  cover: (PictureData & { seed?: string | undefined }) | { chart: RingLatticeProps } | { seed: string };
  /** Short facts below the title, '6 months · Online'. */
  meta?: ReactNode;
  description?: ReactNode;
  /** Named facts in separate lines, at the same height in cards of a row; in a list on phones one after another. */
  facts?: readonly MediaCardFact[] | undefined;
  /** A button or link that stays clickable next to the card's link. */
  action?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /**
   * `side`: from tablets on with its cover at the side of the text, for many similar cards. `row`: at every width a row
   * of a list, without a cover. `lead`: from tablets on a wide card, its cover next to the text, before the others.
   */
  look?: 'card' | 'side' | 'row' | 'lead' | undefined;
  /** On phones a row of a list: title and facts only; a `row` always is one. */
  slimOnPhones?: boolean | undefined;
}

/** A linked card: cover, title, facts. */
export function MediaCard(props: MediaCardProps) {
  const { title, href, linkText, cover, meta, description, facts = [], action, headingLevel = 3 } = props;
  const { look = 'card', slimOnPhones = look === 'row' } = props;
  const anchor = useAnchor(href ?? '');
  const Frame = look === 'row' ? RowRoot : Root;
  return (
    <Frame data-look={look} data-slim={slimOnPhones || undefined}>
      {look !== 'row' && (
        <div className="cover" data-chart={'chart' in cover || undefined}>
          <Cover cover={cover} title={title} />
        </div>
      )}
      <div className="body">
        <Heading level={headingLevel} size={look === 'lead' ? 'h3' : 'h4'}>
          {href && !linkText ? (
            <Whole as={anchor} href={href}>
              {title}
            </Whole>
          ) : (
            title
          )}
        </Heading>
        {meta && <div className="meta">{meta}</div>}
        {description && <div className="description">{description}</div>}
        {facts.length > 0 && (
          <dl className="facts">
            {facts.map(({ label, value, note, plain }) => (
              <div key={label} data-plain={plain || undefined}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {note && <span className="note">{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {href && linkText && (
          <div className="foot" data-print="no">
            <Whole as={anchor} href={href}>
              <span className="words">{linkText}</span>
              <span className="visually-hidden">{` ${title}`}</span>
            </Whole>
            <Icon name="arrow-right" size={20} />
          </div>
        )}
        {action && (
          <div className="action" data-print="no">
            {action}
          </div>
        )}
      </div>
    </Frame>
  );
}

function Cover({ cover, title }: Pick<MediaCardProps, 'cover' | 'title'>) {
  if ('src' in cover) return <Picture fill seed={title} {...cover} />;
  if ('chart' in cover) return <RingLattice asFile {...cover.chart} />;
  return <Lattice asFile seed={cover.seed} />;
}

const words = {
  '& :is(.meta, .description, .facts)': { fontSize: fontSize.detail },
  '& :is(.meta, dt)': { color: colour.muted },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& .foot': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginTop: 'auto',
    paddingTop: space(1),
    color: colour.action,
    fontWeight: fontWeight.semibold,
  },
  '&:hover .foot svg': { transform: 'translateX(4px)' },
  '& .foot svg': { transition: `transform ${motion.quick}` },
} as const;

// Title, facts and text before the link.
const row = {
  border: 0,
  borderBottom: `1px solid ${colour.rule}`,
  borderRadius: 0,
  background: 'none',
  '& .body': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    columnGap: space(2),
    rowGap: 0,
    padding: `${space(1.5)} 0`,
  },
  '& :is(.foot, .action)': { gridArea: '1 / 2 / span 3', alignSelf: 'center', margin: 0, paddingTop: 0 },
  '& .facts': { margin: 0, overflow: 'hidden', color: colour.muted },
  // A fact that does not fit the line goes to the next one as a whole, and its dot is cut off at the edge.
  '& .facts > div': { position: 'relative', display: 'inline-block', marginInlineEnd: '0.8em', padding: 0, border: 0 },
  '& :is(dt, dd)': { display: 'inline' },
  '& .facts > * + ::before': { content: '"·"', position: 'absolute', insetInlineStart: '-0.55em' },
  '& dt': { marginInlineEnd: '0.3em', textTransform: 'lowercase' },
  '& [data-plain] dt': visuallyHidden,
} as const;

const rowOnPhones = {
  '& :is(.cover, .description, .note)': { display: 'none' },
  '& .words': visuallyHidden,
} as const;
const PHONE = '@media (max-width: 767px)';

const Root = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  breakInside: 'avoid',
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  transition: `border-color ${motion.quick}`,
  '&:has(a:hover)': { borderColor: colour.action },
  '& .cover': {
    aspectRatio: '16 / 8',
    overflow: 'hidden',
    background: colour.page,
    borderBottom: `1px solid ${colour.rule}`,
  },
  // The upper half, like a dome.
  '& .cover[data-chart]': {
    boxSizing: 'border-box',
    padding: `${space(2)} ${space(3)} 0`,
    '& > *': { display: 'block', width: '100%', height: 'auto' },
  },
  '@media print': { '& .cover': { display: 'none' } },
  '& .body': { display: 'flex', flexDirection: 'column', gap: space(1), flex: 1, padding: space(2.5) },
  ...words,
  '& .facts': { margin: 'auto 0 0' },
  '& .facts > div': {
    display: 'grid',
    gridTemplateColumns: '5.5em minmax(0, 1fr)',
    paddingBlock: 6,
    borderTop: `1px solid ${colour.rule}`,
  },
  '& .facts + .foot': { margin: 0, paddingTop: 0 },
  '& .action': { position: 'relative', marginTop: 'auto', paddingTop: space(1) },
  [mediaQuery.tablet]: {
    // The only card of a row is wide, with its cover next to the text.
    '[data-one] &, &:is([data-look="lead"], [data-look="side"])': { flexDirection: 'row' },
    '[data-one] & .cover, &[data-look="lead"] .cover': {
      flex: '0 0 42%',
      aspectRatio: 'auto',
      minHeight: 220,
      border: 0,
    },
    '&[data-look="lead"] .body': { justifyContent: 'center', paddingInline: space(5) },
    '&[data-look="side"] .cover': {
      flex: '0 0 96px',
      aspectRatio: 'auto',
      minHeight: 0,
      border: 0,
      borderInlineEnd: `1px solid ${colour.rule}`,
    },
    '&[data-look="side"] .cover[data-chart]': { padding: space(1), alignContent: 'center' },
    '&[data-look="side"] .body': { padding: space(2) },
  },
  [PHONE]: { '&[data-slim]': { ...row, ...rowOnPhones } },
});

// Separate styles: few pages have them, and a page is sent only the styles of its parts.
const RowRoot = styled('article')({
  position: 'relative',
  breakInside: 'avoid',
  ...words,
  ...row,
  [PHONE]: rowOnPhones,
});

const Whole = styled('a')({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: colour.action },
});
