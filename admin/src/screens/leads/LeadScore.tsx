import type { LeadRecordInFull } from '@prospectus/contract';
import { Card, ErrorState, Heading, Skeleton, Stack, Text } from '@prospectus/design-system';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { useContractText, useText } from '../../texts/language-context.ts';
import { ScoreLines } from './rules/ScoreLines.tsx';

/** A lead’s score as it is now, line by line. */
export function LeadScore({ lead }: { lead: LeadRecordInFull }) {
  const text = useText();
  const contractText = useContractText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['leads', 'score', lead.id, lead.version],
    queryFn: () => provider.api('GET /admin/leads/:id/score', { params: { id: lead.id } }),
    retry: false,
  });
  return (
    <Card as="section">
      <Stack gap={1.5}>
        <Stack direction="row" justify="space-between" align="baseline" gap={1}>
          <Heading level={2} size="h5">
            {text('rules.leadScore')}
          </Heading>
          {data && (
            <Text as="span" tabular>
              {data.score}
            </Text>
          )}
        </Stack>
        {error && !data ? (
          <ErrorState
            title={text('rules.leadScoreFailed')}
            text={contractText(error.message)}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <Skeleton height={96} />
        ) : data.lines.length === 0 ? (
          <Text size="small" tone="muted">
            {text('rules.leadScoreNone')}
          </Text>
        ) : (
          <ScoreLines lines={data.lines} />
        )}
      </Stack>
    </Card>
  );
}
