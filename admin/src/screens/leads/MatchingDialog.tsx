import type { LeadChange } from '@prospectus/contract';
import { ConfirmDialog, ProgressBar, Stack, Text } from '@prospectus/design-system';

import { useText } from '../../texts/language-context.ts';
import { type Matching, useMatchingChange } from './use-matching-change.ts';

type MatchingDialogProps = {
  matching: Matching;
  changes: LeadChange;
  /** The change in words, a line each. */
  said: readonly string[];
  onClose: () => void;
  onDone: () => void;
};

/** Asks before all leads that match are changed, with their number; shows how far it is, and can be stopped. */
export function MatchingDialog({ matching, changes, said, onClose, onDone }: MatchingDialogProps) {
  const text = useText();
  const { isBusy, done, stop, change } = useMatchingChange(matching);
  const count = { smart_count: matching.total };
  const run = async () => {
    if (await change(changes)) onDone();
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text('desk.matching.title', count)}
      confirmLabel={text('desk.matching.confirm', count)}
      {...(isBusy && { cancelLabel: text('desk.matching.stop') })}
      busy={isBusy}
      onConfirm={() => void run()}
      onCancel={isBusy ? stop : onClose}
    >
      <Stack gap={1}>
        {said.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text tone="muted">{text('desk.matching.help')}</Text>
        <div role="status">
          {isBusy && <Text tabular>{text('desk.matching.progress', { done, count: matching.total })}</Text>}
        </div>
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
