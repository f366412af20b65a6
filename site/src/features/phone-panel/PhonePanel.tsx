import { PhoneMessage } from '@prospectus/design-system';
import { useEffect, useState } from 'react';

import { api } from '../../lib/api.ts';
import { DEMO_NOTE, codeMessage, outboxQuery } from './last-message.ts';

const POLL_MS = 1_500;

/** The demo phone of `local` mode: the last message that the mock gateways received for a number. */
export function PhonePanel({ phone, email }: { phone: string; email: string }) {
  const query = outboxQuery(phone, email);
  const message = useLastMessage(query.channel, query.to);
  return (
    <PhoneMessage owner={query.to} note={DEMO_NOTE}>
      {message ?? 'Waiting for a message…'}
    </PhoneMessage>
  );
}

function useLastMessage(channel: string, to: string): string | undefined {
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const poll = () =>
      api('GET /mock/outbox', { query: { channel, to }, signal: leaving.signal }).then(
        ({ data }) => setMessage(codeMessage(data)),
        () => {},
      );
    void poll();
    const timer = setInterval(() => void poll(), POLL_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [channel, to]);
  return message;
}
