import { MAX_WAITING_COUNT } from '@prospectus/contract';
import { DEFAULT_SCORE_RULES, type ScoreRecord, type ScoreRule } from '@prospectus/contract/rules';
import { Button, Callout, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';

import { Panel } from '../../../layout/Panel.tsx';
import { indianTime } from '../../../layout/india-time.ts';
import { useLanguage } from '../../../texts/language-context.ts';
import { ScoreDraft } from './ScoreDraft.tsx';
import { ScoreLines } from './ScoreLines.tsx';

/** The rules of the score: those that count, and a draft that is tried before it counts. */
export function Score({ record }: { record: ScoreRecord }) {
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
          <Button onClick={() => setBegun(live?.rules ?? DEFAULT_SCORE_RULES)}>
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
    <Panel title={text('rules.liveTitle')} gap={1.5}>
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
          {text(stale < MAX_WAITING_COUNT ? 'rules.stale' : 'rules.staleMore', { count: stale })}
        </Callout>
      )}
    </Panel>
  );
}
