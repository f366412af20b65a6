import { createStore, delMany, entries, set } from 'idb-keyval';

import type { TrackedRecord } from './tracked-record.ts';

/** The unsaved fields of one opened form, which differ from the record of that version. */
export type UnsavedCopy = {
  person: string;
  resource: string;
  /** The record's id; `create` for a new record. */
  id: string;
  form: string;
  at: number;
  version: number | undefined;
  fields: Record<string, unknown>;
};

const EXPIRES_MS = 30 * 86_400_000;

let opened: ReturnType<typeof createStore> | undefined;
const database = () => (opened ??= createStore('console', 'unsaved'));
const keyOf = ({ person, resource, id, form }: UnsavedCopy): string => [person, resource, id, form].join(' ');

export const deleteCopies = async (copies: readonly UnsavedCopy[]): Promise<void> =>
  delMany(copies.map(keyOf), database()).catch(() => undefined);

/** The copy of one form's unsaved fields in this browser. */
export class FormCopy {
  readonly #resource: string;
  readonly #tracked: TrackedRecord;
  readonly #form = crypto.randomUUID();
  #person: string | undefined;
  #stored: UnsavedCopy | undefined;

  constructor(resource: string, tracked: TrackedRecord) {
    this.#resource = resource;
    this.#tracked = tracked;
  }

  /** Nothing is stored before this is known. */
  belongsTo(person: string): void {
    this.#person = person;
  }

  /** Resolves to whether it is stored, which a private window may refuse. */
  store = async (fields: Record<string, unknown>): Promise<boolean> => {
    if (this.#person === undefined) return false;
    const copy = {
      person: this.#person,
      resource: this.#resource,
      id: this.#id,
      form: this.#form,
      at: Date.now(),
      version: this.#tracked.version,
      fields: structuredClone(fields),
    };
    // A new record has been created since.
    if (this.#stored && this.#stored.id !== copy.id) await this.delete();
    this.#stored = copy;
    return set(keyOf(copy), copy, database()).then(
      () => true,
      () => false,
    );
  };

  delete = async (): Promise<void> => {
    if (this.#stored) await deleteCopies([this.#stored]);
    this.#stored = undefined;
  };

  /** What the person's other forms left in this record, newest first. Old copies and those that are saved are deleted. */
  others = async (): Promise<UnsavedCopy[]> => {
    const all = await entries<string, UnsavedCopy>(database()).catch(() => []);
    const copies = all.map(([, copy]) => copy);
    const isOther = ({ person, resource, id, form }: UnsavedCopy) =>
      person === this.#person && resource === this.#resource && id === this.#id && form !== this.#form;
    const isOver = (copy: UnsavedCopy) =>
      copy.at < Date.now() - EXPIRES_MS ||
      (isOther(copy) && Object.keys(this.#tracked.unsaved(copy.fields)).length === 0);
    await deleteCopies(copies.filter(isOver));
    return copies.filter((copy) => isOther(copy) && !isOver(copy)).toSorted((a, b) => b.at - a.at);
  };

  get #id(): string {
    return String(this.#tracked.record?.id ?? 'create');
  }
}
