import { withCountryCode } from '@prospectus/contract/forms';
import { PhoneMessage } from '@prospectus/design-system';
import { useEffect, useState } from 'react';

import { api } from '../../lib/api.ts';
import { DEMO_NOTE, messageOf } from './lastMessage.ts';

const POLL_MS = 1_500;

/** The demo phone of `local` mode: the last message the mock gateways took for a number. */
export function PhonePanel({ phone }: { phone: string }) {
  const message = useLastMessage(phone);
  return (
    <PhoneMessage owner={withCountryCode(phone)} note={DEMO_NOTE}>
      {message ?? 'Waiting for a message…'}
    </PhoneMessage>
  );
}

function useLastMessage(phone: string): string | undefined {
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const look = () =>
      api('mockOutbox', { query: { channel: 'sms', to: withCountryCode(phone) }, signal: leaving.signal }).then(
        ({ data }) => setMessage(messageOf(data)),
        () => {},
      );
    void look();
    const timer = setInterval(() => void look(), POLL_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [phone]);
  return message;
}
