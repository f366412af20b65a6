import type { PageEvent } from '@prospectus/contract';
import { Accordion, Container, Stack, Text } from '@prospectus/design-system';
import { useSyncExternalStore } from 'react';

import { eventLog } from './event-log.ts';

/** The tracked events of this page, newest first, in a closed fold at the end of the page. */
export function EventPanel() {
  const events = useSyncExternalStore(eventLog.subscribe, eventLog.current);
  return (
    <aside aria-label="Events of this page" data-print="no">
      <Stack gap={10}>
        <Container>
          <Accordion
            headingLevel={2}
            items={[
              {
                id: 'events',
                title: 'Events of this page',
                meta: `${events.length}, shown in local mode only`,
                content: events.length === 0 ? <Text>None yet.</Text> : <EventList events={events} />,
              },
            ]}
          />
        </Container>
        {/* Space for the bar of actions on phones. */}
        <span aria-hidden="true" />
      </Stack>
    </aside>
  );
}

function EventList({ events }: { events: readonly PageEvent[] }) {
  return (
    <Stack as="ol" gap={0.5}>
      {events.map(({ name, at, props }, index) => (
        <li key={events.length - index}>
          <Text as="span" size="small">
            {at.slice(11, 19)} <b>{name}</b> {textOf(props)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

const textOf = (props: object): string =>
  Object.entries(props)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');
