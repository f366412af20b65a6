import { Link, Stack, Ticker } from '@prospectus/design-system';

import type { TickerLines } from './section-props.ts';

/** The scrolling bar of promotional text (SECT-11); a line may lead somewhere. */
export function PromotionalTicker({ items, speed }: TickerLines) {
  if (items.length === 0) return null;
  return (
    <Ticker speed={speed}>
      <Stack direction="row" gap={6}>
        {items.map(({ text, link }) =>
          link ? (
            <Link key={text} href={link}>
              {text}
            </Link>
          ) : (
            <span key={text}>{text}</span>
          ),
        )}
      </Stack>
    </Ticker>
  );
}
