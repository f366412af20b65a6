import type { LeadChange } from '@prospectus/contract';
import { Callout, ProgressBar, Stack, Text } from '@prospectus/design-system';
import { ConfirmDialog } from '@prospectus/design-system/console';

import { useText } from '../../texts/language-context.ts';
import { type Matching, useMatchingChange } from './use-matching-change.ts';

/** A change of all leads that match, and what it is in words, a line each. */
export type PendingChange = { matching: Matching; changes: LeadChange; said: readonly string[] };

type MatchingDialogProps = { asked: PendingChange; onClose: () => void; onDone: () => void };

/**
 * Asks before all leads that match are changed, with their number; shows how far it is, and can be stopped. Where it
 * fails midway it says how many were changed, and goes on from there.
 */
export function MatchingDialog({ asked: { matching, changes, said }, onClose, onDone }: MatchingDialogProps) {
  const text = useText();
  const { isBusy, done, changed, failure, stop, change, end } = useMatchingChange(matching);
  const count = { smart_count: matching.total };
  const isMidway = failure !== undefined && changed > 0;
  const run = async () => {
    if (await change(changes)) onDone();
  };
  const leave = () => {
    if (failure !== undefined) end();
    if (isMidway) onDone();
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text('desk.matching.title', count)}
      confirmLabel={failure === undefined ? text('desk.matching.confirm', count) : text('desk.matching.goOn')}
      {...(isBusy && { cancelLabel: text('desk.matching.stop') })}
      {...(isMidway && { cancelLabel: text('desk.matching.leave') })}
      busy={isBusy}
      onConfirm={() => void run()}
      onCancel={isBusy ? stop : leave}
    >
      <Stack gap={1}>
        {said.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text tone="muted">{text('desk.matching.help')}</Text>
        <div role="status">
          {isBusy && <Text tabular>{text('desk.matching.progress', { done, count: matching.total })}</Text>}
        </div>
        {failure !== undefined && (
          <Callout tone="danger" role="alert" title={failure}>
            {text('desk.matching.stopped', { changed, count: matching.total })}
          </Callout>
        )}
        <ProgressBar
          active={isBusy}
          variant="inline"
          label={text('desk.matching.title', count)}
          value={done / matching.total}
        />
      </Stack>
    </ConfirmDialog>
  );
}
