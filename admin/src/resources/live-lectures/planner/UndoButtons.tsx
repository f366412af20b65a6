import { IconButton, Stack } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';

import { useUndoKeys } from '../../../layout/use-undo-keys.ts';
import { useText } from '../../../texts/language-context.ts';
import { stepsOf, useSteps } from './steps.ts';
import { useChanges } from './use-changes.tsx';

/** Takes the changes of the session back and makes them again: by buttons, Ctrl+Z and Ctrl+Shift+Z. */
export function UndoButtons() {
  const text = useText();
  const { undo, redo } = useChanges();
  const { done, undone } = useSteps(stepsOf(useQueryClient()));
  useUndoKeys({ undo, redo });
  const last = done.at(-1);
  const next = undone.at(-1);
  return (
    <Stack direction="row" gap={0.5}>
      <IconButton
        icon="undo"
        label={last ? text('planner.undoWhat', { what: last.label }) : text('lists.undo')}
        disabled={!last}
        onClick={() => void undo()}
      />
      <IconButton
        icon="redo"
        label={next ? text('planner.redoWhat', { what: next.label }) : text('planner.redo')}
        disabled={!next}
        onClick={() => void redo()}
      />
    </Stack>
  );
}
