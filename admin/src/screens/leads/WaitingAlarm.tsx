import { Callout, Link } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';

const ASKS_AGAIN_MS = 60_000;

/** Says how many verified leads have waited for somebody for too long, and leads to them; nothing where none has. */
export function WaitingAlarm() {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['leads', 'waiting'],
    queryFn: () => provider.api('GET /admin/leads/waiting'),
    refetchInterval: ASKS_AGAIN_MS,
    retry: false,
  });
  if (!data || data.minutes === null || data.count === 0) return null;
  const { minutes, count, more } = data;
  return (
    <Callout tone="warning" role="status">
      {more ? text('rules.waitingMore', { count, minutes }) : text('rules.waiting', { smart_count: count, minutes })}{' '}
      <Link href="/leads?view=unassigned&reached=verified">{text('rules.showWaiting')}</Link>
    </Callout>
  );
}
