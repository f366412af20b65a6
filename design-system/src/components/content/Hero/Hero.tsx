import type { ReactNode } from 'react';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { Lattice } from '../../brand/Lattice/Lattice.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { Text } from '../../text/Text/Text.tsx';
import { Art, Facts, Inner, Root, WithDrawing, WithWindow } from './hero-parts.ts';
import { ThreeInRow } from './three-in-row.ts';

/** A fact at the top of a page. */
export interface HeroFact {
  label: string;
  value: ReactNode;
  icon?: string | undefined;
  note?: ReactNode;
  /** Uses a whole line; for a value of several words. */
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
  /** A line of news below the facts and actions, for a hero with a `drawing`. */
  ticker?: ReactNode;
  actions?: ReactNode;
  /** A form or card, next to the text on wide screens and below it on phones. */
  aside?: ReactNode;
  /**
   * `all`: phones have actions and aside, wide screens only the aside. `wide`: phones do not show the aside, because
   * the same is one click away. `instead`: phones show the actions instead.
   */
  asideOn?: 'all' | 'wide' | 'instead' | undefined;
  /**
   * A square drawing in place of lattice and `picture`; `caption` says what it shows. Phones show its upper
   * half above the title. With it the aside is a form below the facts.
   */
  drawing?: { content: ReactNode; caption?: ReactNode } | undefined;
  /** A picture of a window, higher than wide: next to the title on every screen, in place of the drawn one. */
  window?: PictureData | undefined;
  /** Text that the lattice is drawn from. */
  seed: string;
  /** Replaces the lattice. */
  picture?: PictureData | undefined;
}

/** First screen of a page: title, facts and next action, with a lattice. */
export function Hero({
  title,
  eyebrow,
  lead,
  facts = [],
  badges,
  ticker,
  actions,
  aside,
  asideOn = 'all',
  drawing,
  window,
  seed,
  picture,
}: HeroProps) {
  const Layout = drawing ? WithDrawing : window && !aside ? WithWindow : Inner;
  const Actions = drawing ? 'div' : ThreeInRow;
  const asideBox = aside && (
    <div className="aside" data-on={asideOn}>
      {aside}
    </div>
  );
  return (
    <Root data-brief={facts.length < 4 && !aside ? true : undefined}>
      {!drawing && (
        <Art data-picture={picture && (actions ? 'wide' : 'all')}>
          {picture ? (
            // If there is an action below it phones do not show it, and do not load it.
            <Picture fill seed={seed} {...picture} priority={!actions} sizes="(min-width: 1024px) 50vw, 100vw" />
          ) : (
            <Lattice seed={seed} />
          )}
        </Art>
      )}
      <Layout>
        <div className="words">
          {eyebrow && <div className="eyebrow">{eyebrow}</div>}
          <Heading level={1}>{title}</Heading>
          {lead && (
            <Text as="div" size="lead" tone="muted" className="lead">
              {lead}
            </Text>
          )}
          {drawing && (
            <figure>
              <div className="drawing">{drawing.content}</div>
              {drawing.caption && <figcaption>{drawing.caption}</figcaption>}
            </figure>
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
          {drawing && asideBox}
          {ticker && <div className="ticker">{ticker}</div>}
          {badges && <div className="badges">{badges}</div>}
        </div>
        {drawing ? undefined : aside ? (
          asideBox
        ) : picture ? undefined : (
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

/** Aspect ratio of the windows in the set of drawings. */
const WINDOW = 10 / 13;
