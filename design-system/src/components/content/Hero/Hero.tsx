import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import {
  colour,
  contentWidth,
  fontSize,
  fontWeight,
  mediaQuery,
  pageGutter,
  printZoom,
  space,
} from '../../../tokens/index.ts';
import { hidesBar } from '../../navigation/BottomBar/BottomBar.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { Lattice } from '../../brand/Lattice/Lattice.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { Text } from '../../text/Text/Text.tsx';
import { ThreeInRow } from './three-in-row.ts';

/** A thing to know at once. */
export interface HeroFact {
  label: string;
  value: ReactNode;
  icon?: string | undefined;
  note?: ReactNode;
  /** Takes a line of its own; for a value of several words. */
  wide?: boolean | undefined;
}

/** Props of {@link Hero}. */
export interface HeroProps {
  title: string;
  /** Above the title: breadcrumbs, or a short line. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  facts?: HeroFact[] | undefined;
  badges?: ReactNode;
  actions?: ReactNode;
  /** A form or card on wide screens beside the text, on phones below it. */
  aside?: ReactNode;
  /**
   * `all`: phones have actions and aside, wide screens the aside alone. `wide`: phones go without the aside, because the
   * same is one click away. `instead`: there the actions take its place.
   */
  asideOn?: 'all' | 'wide' | 'instead' | undefined;
  /** A square picture or drawing beside the title, in place of lattice and `picture`; `caption` says what it shows. */
  drawing?: { content?: ReactNode; picture?: PictureData; caption?: ReactNode } | undefined;
  /** A picture of a window, higher than wide: beside the title on every screen, in place of the drawn one. */
  window?: PictureData | undefined;
  /** Draws the lattice; the subject's own word. */
  seed: string;
  /** Shown in place of the lattice. */
  picture?: PictureData | undefined;
}

/** First screen of a page: what it is, the facts, what to do next, on its own lattice. */
export function Hero({
  title,
  eyebrow,
  lead,
  facts = [],
  badges,
  actions,
  aside,
  asideOn = 'all',
  drawing,
  window,
  seed,
  picture,
}: HeroProps) {
  const Layout = window && !aside ? WithWindow : Inner;
  const Actions = drawing ? 'div' : ThreeInRow;
  const head = (
    <>
      <Heading level={1}>{title}</Heading>
      {lead && (
        <Text as="div" size="lead" tone="muted" className="lead">
          {lead}
        </Text>
      )}
    </>
  );
  return (
    <Root data-brief={facts.length < 4 && !aside ? true : undefined}>
      {!drawing && (
        // With something to do below it, a strip of it is enough on phones.
        <Art data-picture={picture && !actions ? true : undefined}>
          {picture ? (
            <Picture fill seed={seed} {...picture} priority sizes="(min-width: 1024px) 44vw, 100vw" />
          ) : (
            <Lattice seed={seed} />
          )}
        </Art>
      )}
      <Layout data-alone={drawing && !aside ? true : undefined}>
        <div className="words">
          {drawing ? (
            <Top>
              <div className="eyebrow">{eyebrow}</div>
              {head}
              <div className="drawing">
                {drawing.picture && (
                  <Picture fill {...drawing.picture} priority sizes="(min-width: 768px) 280px, 42vw" />
                )}
                {drawing.content}
              </div>
              {drawing.caption && (
                <Text as="div" size="small" tone="muted" className="caption">
                  {drawing.caption}
                </Text>
              )}
            </Top>
          ) : (
            <>
              {eyebrow && <div className="eyebrow">{eyebrow}</div>}
              {head}
            </>
          )}
          {facts.length > 0 && (
            <Facts>
              {facts.map((fact) => (
                <div key={fact.label} data-wide={fact.wide || undefined}>
                  <dt>
                    {fact.icon && <Icon name={fact.icon} size={18} />}
                    {fact.label}
                  </dt>
                  <dd>
                    {fact.value}
                    {fact.note && <small>{fact.note}</small>}
                  </dd>
                </div>
              ))}
            </Facts>
          )}
          {actions && (
            <Actions className="actions" data-print="no">
              {actions}
            </Actions>
          )}
          {badges && <div className="badges">{badges}</div>}
        </div>
        {aside ? (
          <div className="aside" data-on={asideOn}>
            {aside}
          </div>
        ) : picture || drawing ? undefined : (
          <div className="window">
            {window ? (
              <Picture {...window} ratio={WINDOW} seed={seed} priority sizes="(min-width: 1024px) 320px, 112px" />
            ) : (
              <Lattice seed={seed} shape="arch" tone="ink" />
            )}
          </div>
        )}
      </Layout>
    </Root>
  );
}

/** Width by height of the windows in the drawings' kit. */
const WINDOW = 10 / 13;

// Clipped, not hidden: what is in sight is measured against the page.
const Root = styled('div')({
  position: 'relative',
  background: colour.page,
  color: colour.text,
  overflow: 'clip',
  '@media print': { zoom: printZoom },
});

// On phones a border above the words, so that nothing runs behind them; on wide screens the screen beside them.
const Art = styled('div')({
  height: 44,
  overflow: 'hidden',
  borderBottom: `1px solid ${colour.rule}`,
  '&[data-picture]': { height: 160 },
  '@media print': { display: 'none' },
  [mediaQuery.desktop]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '44%',
    '&, &[data-picture]': { height: 'auto' },
    border: 0,
    maskImage: 'linear-gradient(270deg, #000 45%, transparent 92%)',
  },
});

// On phones the drawing stands beside the first lines and its caption after the lead, from tablets on beside both.
const Top = styled('div')({
  display: 'grid',
  gridTemplate: `"eyebrow drawing" "title title" "lead lead" "caption caption" / minmax(0, 1fr) clamp(140px, 36vw, 220px)`,
  gap: `${space(1)} ${space(2)}`,
  '& .eyebrow': { gridArea: 'eyebrow' },
  '& h1': { gridArea: 'title', marginTop: space(1) },
  '& .lead': { gridArea: 'lead' },
  '& .drawing': { gridArea: 'drawing', aspectRatio: '1', overflow: 'hidden' },
  '& .caption': { gridArea: 'caption' },
  [mediaQuery.tablet]: {
    gridTemplate: `"eyebrow drawing" auto "title drawing" auto "lead drawing" auto "lead caption" 1fr / minmax(0, 1fr) 240px`,
    columnGap: space(3),
    '& .caption': { textAlign: 'center' },
  },
  [mediaQuery.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) clamp(168px, 16.4vw, 260px)',
    '[data-alone] &': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
  // Last, since a sheet of paper is as wide as a tablet.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) 120px', rowGap: 0 },
});

const Inner = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  gap: space(4),
  maxWidth: `calc(${contentWidth.page} + 2 * ${pageGutter})`,
  marginInline: 'auto',
  padding: `${space(1.5)} ${pageGutter} ${space(3.5)}`,
  '@media print': { gap: space(2), padding: 0 },
  '& .words': { display: 'grid', gap: space(2), alignContent: 'start', minWidth: 0 },
  '& .actions': {
    ...hidesBar.actions,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(1.5),
    '& > *': { flex: '1 1 auto' },
  },
  '& .window': { display: 'none' },
  '& .aside': { ...hidesBar.form, minWidth: 0 },
  '& .aside:not([data-on="all"])': { display: 'none' },
  [mediaQuery.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
    gap: space(5),
    '& .words': { gap: space(3) },
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    alignItems: 'start',
    paddingBlock: `${space(5)} ${space(7)}`,
    '& .aside[data-on]': { display: 'block' },
    '&:has([data-on="instead"], [data-on="all"]) .actions': { display: 'none' },
    '& .window': { display: 'block', height: 480 },
    // A title and a few lines do not need a tall screen beside them.
    '[data-brief] > & .window': { height: 340 },
    '& .actions > *': { flex: '0 1 auto' },
  },
});

// On phones the window is beside the title alone, on wide screens beside all that is said.
const WithWindow = styled(Inner)({
  columnGap: space(2),
  rowGap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  '& > .words': { display: 'contents' },
  '& > .words > *': { gridColumn: '1 / -1' },
  '& > .words > h1': { gridArea: '2 / 1', alignSelf: 'center' },
  '& > .words > .lead': { gridRow: 3 },
  '& > .window': { display: 'block', gridArea: '2 / 2' },
  [mediaQuery.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 160px' },
  [mediaQuery.desktop]: {
    rowGap: space(3),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
    gridTemplateRows: 'repeat(5, auto) 1fr',
    '& > .words > *': { gridColumn: 1 },
    // As wide as an arch of this height is.
    '& > .window, [data-brief] > & .window': {
      gridArea: '1 / 2 / span 6',
      justifySelf: 'center',
      width: 300,
      height: 'auto',
    },
  },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) 80px' },
});

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  borderTop: `1px solid ${colour.rule}`,
  '& > div': { padding: `${space(1.5)} ${space(1.5)} ${space(1.5)} 0`, borderBottom: `1px solid ${colour.rule}` },
  '& dt': { display: 'flex', alignItems: 'center', gap: 6, color: colour.muted, fontSize: fontSize.detail },
  '& dd': { margin: 0, fontWeight: fontWeight.semibold, fontVariantNumeric: 'tabular-nums', lineHeight: 1.35 },
  '& > [data-wide]': { gridColumn: '1 / -1', '& dd': { fontWeight: fontWeight.regular } },
  '& small': { display: 'block', fontSize: fontSize.detail, fontWeight: fontWeight.regular, color: colour.muted },
  [mediaQuery.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
