import type { LectureScope } from '@prospectus/contract';
import { Button, Callout, Checkbox, RadioGroup, Stack } from '@prospectus/design-system';
import { ModalDialog } from '@prospectus/design-system/console';
import { useState } from 'react';

import { useText } from '../../../texts/language-context.ts';
import { ClashList } from './ClashList.tsx';
import { Reach } from './Reach.tsx';
import type { CheckAnswer } from './check-answer.ts';

type Props = {
  label: string;
  asksScope: boolean;
  first: CheckAnswer;
  check: (scope: LectureScope | undefined) => Promise<CheckAnswer>;
  decide: (decision: { scope: LectureScope | undefined; allowClash: boolean } | undefined) => void;
};

const SCOPES = ['one', 'following', 'all'] as const;

/** What a change reaches, before it is made: for which lectures of a series it is, and what it clashes with. */
export function ChangeDialog({ label, asksScope, first, check, decide }: Props) {
  const text = useText();
  const [scope, setScope] = useState<LectureScope>('one');
  const [checked, setChecked] = useState<CheckAnswer | undefined>(first);
  const [failure, setFailure] = useState<string>();
  const [isAllowed, setAllowed] = useState(false);
  const choose = (next: LectureScope) => {
    setScope(next);
    setAllowed(false);
    setChecked(undefined);
    setFailure(undefined);
    check(next).then(setChecked, (error: unknown) =>
      setFailure(error instanceof Error ? error.message : String(error)),
    );
  };
  const clashes = checked?.clashes ?? [];
  const confirm = () => decide({ scope: asksScope ? scope : undefined, allowClash: isAllowed });
  return (
    <ModalDialog
      open
      size="small"
      role="alertdialog"
      title={label}
      onClose={() => decide(undefined)}
      actions={
        <>
          <Button variant="secondary" onClick={() => decide(undefined)}>
            {text('planner.leave')}
          </Button>
          <Button
            busy={!checked && !failure}
            disabled={failure !== undefined || (clashes.length > 0 && !isAllowed)}
            onClick={confirm}
          >
            {text(checked?.reach.within24h ? 'planner.saveSoon' : 'planner.saveChange')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {asksScope && (
          <RadioGroup
            name="scope"
            label={text('planner.scope.label')}
            value={scope}
            options={SCOPES.map((value) => ({ value, label: text(`planner.scope.${value}`) }))}
            onChange={(event) => choose(SCOPES.find((one) => one === event.target.value) ?? 'one')}
          />
        )}
        {failure && (
          <Callout tone="danger" role="alert">
            {failure}
          </Callout>
        )}
        {checked && <Reach reach={checked.reach} counts={checked.counts} />}
        {clashes.length > 0 && (
          <>
            <ClashList clashes={clashes} />
            <Checkbox
              label={text('planner.allowClash')}
              checked={isAllowed}
              onChange={(event) => setAllowed(event.target.checked)}
            />
          </>
        )}
      </Stack>
    </ModalDialog>
  );
}
