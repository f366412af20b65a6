import { IconButton, Stack } from '@prospectus/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { useText } from '../../../texts/language-context.ts';
import { stepsOf, useSteps } from './steps.ts';
import { useChanges } from './use-changes.tsx';

/** Takes the changes of the session back and makes them again: by buttons, Ctrl+Z and Ctrl+Shift+Z. */
export function UndoButtons() {
  const text = useText();
  const { undo, redo } = useChanges();
  const { done, undone } = useSteps(stepsOf(useQueryClient()));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const step = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' && !event.shiftKey ? redo : undefined;
    // In a text field the keys are the browser's own.
    if (!step || isTextField(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void step();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const last = done.at(-1);
  const next = undone.at(-1);
  return (
    <Stack direction="row" gap={0.5}>
      <IconButton
        icon="undo"
        label={last ? text('planner.undoWhat', { what: last.label }) : text('planner.undo')}
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

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)));
