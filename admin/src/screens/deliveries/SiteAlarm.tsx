import type { Answer } from '@prospectus/contract';
import { Callout } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';

import { Timestamp } from '../../layout/Timestamp.tsx';
import { useText } from '../../texts/language-context.ts';

const REFRESH_MS = 15_000;

/** Says that what was published is not on the site yet, since the API cannot read it; nothing where it can. */
export function SiteAlarm() {
  const text = useText();
  const { data } = useQuery({
    queryKey: ['content', 'version'],
    queryFn: behindSince,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  if (!data) return null;
  return (
    <Callout tone="danger" role="status" title={text('deliveries.siteOld')}>
      {text('deliveries.siteOldText')} <Timestamp at={data} />
    </Callout>
  );
}

async function behindSince(): Promise<string | null> {
  const answer = await fetch('/api/content/version', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { data } = (await answer.json()) as { data: Answer<'GET /content/version'> };
  return data.behind_since;
}
