import { WAITING_COUNTED_TO } from '@prospectus/contract';
import { FIRST_SCORE_RULES, type ScoreRecord, type ScoreRule } from '@prospectus/contract/rules';
import { Button, Callout, Card, Heading, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';

import { failureInstead } from '../../../layout/failure-instead.ts';
import { indianTime } from '../../../layout/india-time.ts';
import { useLanguage } from '../../../texts/language-context.ts';
import { RulesFailed } from './RulesFailed.tsx';
import { RulesWaiting } from './RulesWaiting.tsx';
import { ScoreDraft } from './ScoreDraft.tsx';
import { ScoreLines } from './ScoreLines.tsx';
import { useScoreRules } from './use-rules.ts';

/** The rules of the score: those that count, and a draft that is tried before it counts. */
export function ScoreTab() {
  const { data, error, refetch } = useScoreRules();
  const failure = failureInstead(error, data);
  if (failure) return <RulesFailed error={failure} onRetry={() => void refetch()} />;
  if (!data) return <RulesWaiting />;
  return <Score key={`${data.live?.number}-${data.draft?.version}`} record={data} />;
}

function Score({ record }: { record: ScoreRecord }) {
  const { text } = useLanguage();
  // A draft that is not saved yet begins with these.
  const [begun, setBegun] = useState<readonly ScoreRule[]>();
  const { live, draft } = record;
  return (
    <Stack gap={2}>
      <LiveRules record={record} />
      {draft || begun ? (
        <ScoreDraft
          first={draft?.rules ?? begun ?? []}
          version={draft?.version}
          choices={record.choices}
          onDiscard={() => setBegun(undefined)}
        />
      ) : (
        <div>
          <Button onClick={() => setBegun(live?.rules ?? FIRST_SCORE_RULES)}>
            {text(live ? 'rules.change' : 'rules.begin')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function LiveRules({ record: { live, stale } }: { record: ScoreRecord }) {
  const { text, locale } = useLanguage();
  return (
    <Card as="section">
      <Stack gap={1.5}>
        <Heading level={2} size="h5">
          {text('rules.liveTitle')}
        </Heading>
        {live ? (
          <>
            <Text size="small" tone="muted">
              {text('rules.liveSince', {
                when: indianTime(live.live_at, locale),
                name: live.by_name ?? text('rules.seeded'),
              })}
            </Text>
            <ScoreLines lines={live.rules} />
          </>
        ) : (
          <Text>{text('rules.noLive')}</Text>
        )}
        {stale > 0 && (
          <Callout tone="info" role="status">
            {text(stale < WAITING_COUNTED_TO ? 'rules.stale' : 'rules.staleMore', { count: stale })}
          </Callout>
        )}
      </Stack>
    </Card>
  );
}
