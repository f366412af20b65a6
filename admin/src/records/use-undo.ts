import { useState } from 'react';

import { useUndoKeys } from '../layout/use-undo-keys.ts';

type Fields = Record<string, unknown>;
/** The JSON of each field. */
type Snapshot = ReadonlyMap<string, string>;

const MAX_STEPS = 200;
/** Changes of the same fields without a pause this long are one step. */
const PAUSE_MS = 1_000;

/** The values of a form, step by step. Values are plain JSON. */
export class UndoHistory {
  #steps: readonly Snapshot[] = [];
  #current = 0;
  #lastChange = { names: '', at: -Infinity };

  constructor(values: Fields) {
    this.clear(values);
  }

  get canUndo(): boolean {
    return this.#current > 0;
  }
  get canRedo(): boolean {
    return this.#current < this.#steps.length - 1;
  }

  /** Records the changes since the last call. */
  record(values: Fields, now: number): void {
    const before = this.#steps[this.#current];
    const after = snapshot(values, before);
    const names = differences(before, after).join();
    if (names === '') return;
    // The browser's own undo inside a text field undid or redid a step.
    for (const step of [this.#current - 1, this.#current + 1])
      if (this.#steps[step] && differences(this.#steps[step], after).length === 0) return this.#moveTo(step);
    const goesOn = names === this.#lastChange.names && now - this.#lastChange.at < PAUSE_MS;
    this.#steps = [...this.#steps.slice(0, this.#current + (goesOn ? 0 : 1)), after].slice(-MAX_STEPS - 1);
    this.#current = this.#steps.length - 1;
    this.#lastChange = { names, at: now };
  }

  /** The fields as they were before the last step; undefined where there is none. */
  undo = (): Fields | undefined => this.#show(this.#current - 1);

  /** The fields as they were after the step that was undone last. */
  redo = (): Fields | undefined => this.#show(this.#current + 1);

  /** The form shows another record: there is nothing to undo. */
  clear(values: Fields): void {
    this.#steps = [snapshot(values)];
    this.#moveTo(0);
  }

  #moveTo(step: number): void {
    this.#current = step;
    this.#lastChange = { names: '', at: -Infinity };
  }

  #show(step: number): Fields | undefined {
    const [before, after] = [this.#steps[this.#current], this.#steps[step]];
    if (!after) return undefined;
    this.#moveTo(step);
    const names = differences(before, after);
    return Object.fromEntries(names.map((name) => [name, JSON.parse(after.get(name) ?? 'null') as unknown]));
  }
}

/** Fields that have not changed share their text with the snapshot before. */
const snapshot = (values: Fields, before?: Snapshot): Snapshot =>
  new Map(
    Object.entries(values).map(([name, value]) => {
      const json = JSON.stringify(value ?? null);
      const known = before?.get(name);
      return [name, json === known ? known : json];
    }),
  );

const differences = (before: Snapshot | undefined, after: Snapshot): string[] =>
  [...after.keys()].filter((name) => (before?.get(name) ?? 'null') !== after.get(name));

/**
 * Undo and redo over all fields of a form: by the returned functions, and by Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y). Inside
 * a text field the keys are the browser's own; where that has nothing left to take back, the form's step follows.
 */
export function useUndo(values: () => Fields, setValue: (name: string, value: unknown) => void) {
  const [history] = useState(() => new UndoHistory(values()));
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  const refresh = () => {
    setCanUndo(history.canUndo);
    setCanRedo(history.canRedo);
  };
  const apply = (fields: Fields = {}) => {
    for (const [name, value] of Object.entries(fields)) setValue(name, value);
    refresh();
  };
  const undo = () => apply(history.undo());
  const redo = () => apply(history.redo());
  useUndoKeys({ undo, redo }, (field, step) => {
    // The browser takes its own step after this event, and fires `input` for it.
    let isBrowsersOwn = false;
    const onInput = () => {
      isBrowsersOwn = true;
    };
    field.addEventListener('input', onInput, { once: true });
    setTimeout(() => {
      field.removeEventListener('input', onInput);
      if (!isBrowsersOwn) step();
    });
  });
  return {
    canUndo,
    canRedo,
    undo,
    redo,
    record: () => {
      history.record(values(), Date.now());
      refresh();
    },
    clear: () => {
      history.clear(values());
      refresh();
    },
  };
}
