import type { ReactNode } from 'react';
import { Facts } from './calendar-styles.ts';

/** Props of {@link EventFacts}. */
export interface EventFactsProps {
  /** In order; facts without a value are left out. */
  facts: readonly { name: string; value: ReactNode }[];
}

/** Facts about an event, one per line, for the details of a calendar. */
export function EventFacts({ facts }: EventFactsProps) {
  return (
    <Facts>
      {facts.map(({ name, value }) => {
        if (value === undefined || value === '') return null;
        return [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>];
      })}
    </Facts>
  );
}
