import type { FullLeadRecord } from '@prospectus/contract';
import { Skeleton, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { Panel } from '../../layout/Panel.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useText } from '../../texts/language-context.ts';
import { ScoreLines } from './rules/ScoreLines.tsx';

/** A lead’s score as it is now, line by line. */
export function LeadScore({ lead }: { lead: FullLeadRecord }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const score = useQuery({
    queryKey: ['leads', 'score', lead.id, lead.version],
    queryFn: () => provider.api('GET /admin/leads/:id/score', { params: { id: lead.id } }),
    retry: false,
  });
  const { data } = score;
  const sum = data && (
    <Text as="span" tabular>
      {data.score}
    </Text>
  );
  return (
    <Panel title={text('rules.leadScore')} end={sum} gap={1.5}>
      <Loaded query={score} title={text('rules.leadScoreFailed')} waiting={<Skeleton height={96} />}>
        {({ lines }) =>
          lines.length === 0 ? <Muted>{text('rules.leadScoreNone')}</Muted> : <ScoreLines lines={lines} />
        }
      </Loaded>
    </Panel>
  );
}
