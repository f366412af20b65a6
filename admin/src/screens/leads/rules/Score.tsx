import { MAX_WAITING_COUNT } from '@prospectus/contract';
import { DEFAULT_SCORE_RULES, type RuleChoices, type ScoreRecord, type ScoreRule } from '@prospectus/contract/rules';
import { Button, Callout, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { SortableList } from '@prospectus/design-system/sortable';
import { useState } from 'react';

import { indianTime } from '../../../layout/india-time.ts';
import { Muted } from '../../../layout/Muted.tsx';
import { Panel } from '../../../layout/Panel.tsx';
import { useLanguage, useText } from '../../../texts/language-context.ts';
import { RulesForm, useSaveRules } from './RulesForm.tsx';
import { ScoreLines, useConditionText } from './ScoreLines.tsx';
import { ScoreRuleFields } from './ScoreRuleFields.tsx';
import { Trial } from './Trial.tsx';

/** The rules of the score: the live ones, and a draft that is tried before it goes live. */
export function Score({ record }: { record: ScoreRecord }) {
  const text = useText();
  /** The rules that an unsaved draft begins with. */
  const [begun, setBegun] = useState<readonly ScoreRule[]>();
  const { live, draft, choices } = record;
  const saved = draft?.rules ?? begun;
  return (
    <Stack gap={2}>
      <LiveRules record={record} />
      {saved ? (
        <Draft saved={saved} version={draft?.version} choices={choices} onDiscard={() => setBegun(undefined)} />
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
          <Muted>
            {text('rules.liveSince', {
              when: indianTime(live.live_at, locale),
              name: live.by_name ?? text('rules.seeded'),
            })}
          </Muted>
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

type DraftProps = {
  saved: readonly ScoreRule[];
  /** Undefined before it was saved. */
  version: number | undefined;
  choices: RuleChoices;
  onDiscard: () => void;
};

function Draft({ saved, version, choices, onDiscard }: DraftProps) {
  const text = useText();
  const { condition, points } = useConditionText();
  const saving = useSaveRules();
  const [rules, setRules] = useState(saved);
  const [isUsing, setUsing] = useState(false);
  const isChanged = version === undefined || JSON.stringify(rules) !== JSON.stringify(saved);
  const { errors, isConflict, busy, call } = saving;
  const save = () =>
    void call(
      'PUT /admin/lead-rules/score/draft',
      { body: { rules: [...rules], ...(version !== undefined && { version }) } },
      { done: text('rules.draftSaved') },
    );
  const discard = () => {
    if (version === undefined) onDiscard();
    else void call('POST /admin/lead-rules/score/discard', { body: { version } }, { done: text('rules.discarded') });
  };
  const use = async () => {
    if (version !== undefined)
      await call('POST /admin/lead-rules/score/use', { body: { version } }, { done: text('rules.used') });
    setUsing(false);
  };
  return (
    <RulesForm
      isChanged={isChanged}
      saving={saving}
      buttons={
        <>
          <Button variant="quiet" busy={busy} onClick={discard}>
            {text('rules.discard')}
          </Button>
          {isChanged ? (
            <Button busy={busy} disabled={isConflict} onClick={save}>
              {text('rules.saveDraft')}
            </Button>
          ) : (
            <Button disabled={isConflict} onClick={() => setUsing(true)}>
              {text('rules.use')}
            </Button>
          )}
        </>
      }
    >
      <Panel title={text('rules.draftTitle')}>
        <Muted>{text('rules.draftHelp')}</Muted>
        <SortableList
          items={rules}
          itemId={({ id }) => id}
          label={(rule) => `${condition(rule.when)} ${points(rule.points)}`}
          onReorder={setRules}
          renderItem={(rule, at) => (
            <div data-spread="">
              <ScoreRuleFields
                rule={rule}
                choices={choices}
                errorOf={(field) => errors[`rules.${at}.${field}`]}
                onChange={(changed) => setRules(rules.with(at, changed))}
                onRemove={() => setRules(rules.toSpliced(at, 1))}
              />
            </div>
          )}
        />
        <div>
          <Button
            variant="secondary"
            onClick={() => setRules([...rules, { id: crypto.randomUUID(), when: { kind: 'verified' }, points: 10 }])}
          >
            {text('rules.addScore')}
          </Button>
        </div>
      </Panel>
      <Trial version={isChanged ? undefined : version} />
      <ConfirmDialog
        open={isUsing}
        title={text('rules.useTitle')}
        confirmLabel={text('rules.use')}
        busy={busy}
        onConfirm={() => void use()}
        onCancel={() => setUsing(false)}
      >
        {text('rules.useText')}
      </ConfirmDialog>
    </RulesForm>
  );
}
