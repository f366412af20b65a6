import { Link, Ticker } from '@prospectus/design-system';
import { Fragment } from 'react';

import type { TickerLines } from '../../lib/section-props.ts';

/** The scrolling bar of promotional text (SECT-11); a line may lead somewhere. */
export function PromotionalTicker({ items, speed }: TickerLines) {
  if (items.length === 0) return null;
  return (
    <Ticker speed={speed}>
      {items.map(({ text, link }, at) => (
        <Fragment key={text}>
          {at > 0 && ' · '}
          {link ? <Link href={link}>{text}</Link> : text}
        </Fragment>
      ))}
    </Ticker>
  );
}
