type Fields = Record<string, unknown>;

type Step = { before: Fields; after: Fields; at: number };

const MAX_STEPS = 200;
/** Changes of the same field without a pause this long are one step. */
const PAUSE_MS = 1_000;

/** The changes of a form, step by step, to undo and redo. Values are plain JSON. */
export class UndoHistory {
  #known: Map<string, string>;
  #done: Step[] = [];
  #undone: Step[] = [];

  constructor(values: Fields) {
    this.#known = snapshot(values);
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Records the changes since the last call. */
  record(values: Fields, now: number): void {
    const changed = this.#changed(values);
    if (!changed) return;
    this.#known = snapshot(values);
    const [last, next] = [this.#done.at(-1), this.#undone.at(-1)];
    // The browser's own undo inside a text field undid or redid a step.
    if (last && isSame(last.before, changed.after)) {
      this.#done.pop();
      this.#undone.push(last);
      return;
    }
    if (next && isSame(next.after, changed.after)) {
      this.#undone.pop();
      this.#done.push(next);
      return;
    }
    this.#undone = [];
    if (last && now - last.at < PAUSE_MS && isSame(Object.keys(last.after), Object.keys(changed.after))) {
      this.#done[this.#done.length - 1] = { before: last.before, after: changed.after, at: now };
      return;
    }
    this.#done = [...this.#done, { ...changed, at: now }].slice(-MAX_STEPS);
  }

  /** The fields as they were before the last step; undefined where there is none. */
  undo(): Fields | undefined {
    const step = this.#done.pop();
    if (!step) return undefined;
    this.#undone.push(step);
    return this.#apply(step.before);
  }

  /** The fields as they were after the step that was undone last. */
  redo(): Fields | undefined {
    const step = this.#undone.pop();
    if (!step) return undefined;
    this.#done.push({ ...step, at: 0 });
    return this.#apply(step.after);
  }

  /** The form shows another record: there is nothing to undo. */
  clear(values: Fields): void {
    this.#known = snapshot(values);
    this.#done = [];
    this.#undone = [];
  }

  #apply(fields: Fields): Fields {
    for (const [name, value] of Object.entries(fields)) this.#known.set(name, JSON.stringify(value ?? null));
    return structuredClone(fields);
  }

  #changed(values: Fields): { before: Fields; after: Fields } | undefined {
    const names = Object.keys(values).filter((name) => this.#known.get(name) !== JSON.stringify(values[name] ?? null));
    if (names.length === 0) return undefined;
    const before = names.map((name) => [name, JSON.parse(this.#known.get(name) ?? 'null') as unknown]);
    return {
      before: Object.fromEntries(before) as Fields,
      after: structuredClone(Object.fromEntries(names.map((name) => [name, values[name] ?? null]))),
    };
  }
}

const snapshot = (values: Fields) =>
  new Map(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value ?? null)]));
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
