import { Button, Callout, Stack } from '@prospectus/design-system';
import { useEffect, useState } from 'react';

import { type TextKey, useText } from '../../texts/language-context.ts';
import { usePublicApi } from '../../providers/contexts.ts';

type Account = { label: TextKey; email: string; password: string };

const ACCOUNTS: readonly Account[] = [
  { label: 'shell.roles.admin', email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  { label: 'shell.roles.eventCreator', email: 'events@prospectus.test', password: 'events-prospectus-2026' },
  { label: 'shell.roles.counsellor', email: 'counsellor@prospectus.test', password: 'counsellor-prospectus-2026' },
];

/** The demo accounts of `local` mode, recognised by its mock controls; nothing elsewhere. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Account) => void }) {
  const text = useText();
  const api = usePublicApi();
  const [isLocal, setIsLocal] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    // A recipient that cannot exist, so that the answer is empty.
    api('GET /mock/outbox', { query: { to: '-' }, signal: stop.signal }).then(
      () => setIsLocal(!stop.signal.aborted),
      () => undefined,
    );
    return () => stop.abort();
  }, [api]);
  if (!isLocal) return null;
  return (
    <Callout tone="info" title={text('accounts.signIn.demo')}>
      <Stack direction="row" gap={1}>
        {ACCOUNTS.map((account) => (
          <Button key={account.email} variant="quiet" size="small" onClick={() => onChoose(account)}>
            {text(account.label)}
          </Button>
        ))}
      </Stack>
    </Callout>
  );
}
