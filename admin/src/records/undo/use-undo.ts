import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Resource } from '@prospectus/contract';

import { useUndoKeys } from '../../layout/use-undo-keys.ts';
import { ownFields } from '../changes.ts';
import { useOnFormChange } from '../saving/use-form-values.ts';
import { UndoHistory } from './undo-history.ts';

type Values = Record<string, unknown>;

/**
 * Undo and redo over all fields of a form: by the returned functions, and by Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y). Inside
 * a text field the keys are the browser's own; where that has nothing left to take back, the form's step follows.
 */
export function useUndo(form: UseFormReturn<Values>, declaration: Resource) {
  const own = () => ownFields(declaration, form.getValues());
  const [history] = useState(() => new UndoHistory(own()));
  const [can, setCan] = useState({ undo: false, redo: false });
  const refresh = () =>
    setCan((before) =>
      before.undo === history.canUndo && before.redo === history.canRedo
        ? before
        : { undo: history.canUndo, redo: history.canRedo },
    );
  const apply = (fields: Values | undefined) => {
    for (const [name, value] of Object.entries(fields ?? {})) form.setValue(name, value, { shouldDirty: true });
    refresh();
  };
  useOnFormChange(form, () => {
    history.record(own(), Date.now());
    refresh();
  });
  const undo = () => apply(history.undo());
  const redo = () => apply(history.redo());

  useUndoKeys({ undo, redo }, (field, step) => {
    // The browser takes its own step after this event, and fires `input` for it.
    let isBrowsersOwn = false;
    const seen = () => {
      isBrowsersOwn = true;
    };
    field.addEventListener('input', seen, { once: true });
    setTimeout(() => {
      field.removeEventListener('input', seen);
      if (!isBrowsersOwn) step();
    });
  });

  return {
    can,
    undo,
    redo,
    clear: () => {
      history.clear(own());
      refresh();
    },
  };
}
