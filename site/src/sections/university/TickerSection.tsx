import { Link, Ticker } from '@prospectus/design-system';
import { Fragment } from 'react';

import type { UniversitySectionProps } from '../../lib/section-props.ts';

/** The scrolling bar of promotional text on a page of the university (SECT-11); a line may lead somewhere. */
export function TickerSection({ ticker: { items, speed } }: UniversitySectionProps) {
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
