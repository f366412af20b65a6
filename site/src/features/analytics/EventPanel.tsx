import type { PageEvent } from '@prospectus/contract';
import { Accordion, Container, Stack, Text } from '@prospectus/design-system';
import { useSyncExternalStore } from 'react';

import { eventLog } from './collector.ts';

/** The events of this page as they are tracked, newest first; closed, and at the end of the page, where it covers nothing. */
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
        {/* On phones the bar of actions lies over the end of the page. */}
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
            {at.slice(11, 19)} <b>{name}</b> {wordsOf(props)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

const wordsOf = (props: object): string =>
  Object.entries(props)
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');
