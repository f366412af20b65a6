import type { RuleChoices, ScoreRule } from '@prospectus/contract/rules';
import { Button, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';
import { SortableList } from '@prospectus/design-system/sortable';
import { useRef, useState } from 'react';

import { Muted } from '../../../layout/Muted.tsx';
import { Panel } from '../../../layout/Panel.tsx';
import { StickyBar } from '../../../layout/StickyBar.tsx';
import { UnsavedChangesGuard } from '../../../records/UnsavedChangesGuard.tsx';
import { useText } from '../../../texts/language-context.ts';
import { RulesConflict } from './RulesConflict.tsx';
import { ScoreRuleFields } from './ScoreRuleFields.tsx';
import { Trial } from './Trial.tsx';
import { useConditionText } from './use-condition-text.ts';
import { useChange } from './use-rules.ts';

type DraftProps = {
  first: readonly ScoreRule[];
  /** Undefined before it was saved. */
  version: number | undefined;
  choices: RuleChoices;
  onDiscard: () => void;
};

/** A draft of the rules: changed, saved, tried, and then used or discarded. */
export function ScoreDraft({ first, version, choices, onDiscard }: DraftProps) {
  const text = useText();
  const { condition, points } = useConditionText();
  const change = useChange();
  const mayLeave = useRef(false);
  const [rules, setRules] = useState(first);
  const [isUsing, setUsing] = useState(false);
  const isChanged = version === undefined || JSON.stringify(rules) !== JSON.stringify(first);
  const { errors, isConflict } = change.refused;
  const save = () =>
    change.attempt(
      (api) =>
        api('PUT /admin/lead-rules/score/draft', {
          body: { rules: [...rules], ...(version !== undefined && { version }) },
        }),
      text('rules.draftSaved'),
    );
  const discard = async () => {
    if (version !== undefined)
      await change.attempt(
        (api) => api('POST /admin/lead-rules/score/discard', { body: { version } }),
        text('rules.discarded'),
      );
    else onDiscard();
  };
  const apply = async () => {
    if (version !== undefined)
      await change.attempt((api) => api('POST /admin/lead-rules/score/use', { body: { version } }), text('rules.used'));
    setUsing(false);
  };
  const set = (changed: ScoreRule) => setRules(rules.map((one) => (one.id === changed.id ? changed : one)));
  return (
    <Stack gap={2}>
      {isConflict && <RulesConflict onReload={() => void change.reload()} />}
      <Panel title={text('rules.draftTitle')}>
        <Muted>{text('rules.draftHelp')}</Muted>
        <SortableList
          items={rules}
          itemId={({ id }) => id}
          label={({ when, points: value }) => `${condition(when)} ${points(value)}`}
          onReorder={setRules}
          renderItem={(rule, at) => (
            <div data-spread="">
              <ScoreRuleFields
                rule={rule}
                choices={choices}
                errorOf={(field) => errors[`rules.${at}.${field}`]}
                onChange={set}
                onRemove={() => setRules(rules.filter(({ id }) => id !== rule.id))}
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
      <StickyBar state={<Text as="span">{isChanged ? text('rules.unsaved') : ''}</Text>}>
        <Button variant="quiet" busy={change.isBusy} onClick={() => void discard()}>
          {text('rules.discard')}
        </Button>
        {isChanged ? (
          <Button busy={change.isBusy} disabled={isConflict} onClick={() => void save()}>
            {text('rules.saveDraft')}
          </Button>
        ) : (
          <Button disabled={isConflict} onClick={() => setUsing(true)}>
            {text('rules.use')}
          </Button>
        )}
      </StickyBar>
      <ConfirmDialog
        open={isUsing}
        title={text('rules.useTitle')}
        confirmLabel={text('rules.use')}
        busy={change.isBusy}
        onConfirm={() => void apply()}
        onCancel={() => setUsing(false)}
      >
        {text('rules.useText')}
      </ConfirmDialog>
      <UnsavedChangesGuard hasUnsaved={() => isChanged} mayLeave={mayLeave} consequence="rules.unsaved" />
    </Stack>
  );
}
