import type { Resource } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';

import { changedFields, isEqual, ownFields } from '../changes.ts';

type Fields = Record<string, unknown>;

/**
 * The record on the server, and the fields on which the form and the server agree. They may differ: the server cleans
 * texts, and a field must not change while someone types in it.
 */
export class TrackedRecord {
  readonly #declaration: Resource;
  #agreed: Fields;
  record: RaRecord | undefined;

  /** A new record begins with the form's initial fields. */
  constructor(declaration: Resource, record: RaRecord | undefined, initial: Fields = {}) {
    this.#declaration = declaration;
    this.record = record;
    this.#agreed = structuredClone(ownFields(declaration, record ?? initial));
  }

  get version(): number | undefined {
    return this.record?.['version'] as number | undefined;
  }

  unsaved = (values: Fields): Fields => changedFields(this.#declaration, this.#agreed, values);

  /** The server has saved these fields of the form. */
  saved(record: RaRecord, sent: Fields): void {
    this.record = record;
    this.#agreed = { ...this.#agreed, ...structuredClone(sent) };
  }

  adopt(record: RaRecord): void {
    this.record = record;
    this.#agreed = structuredClone(ownFields(this.#declaration, record));
  }

  /**
   * Takes over the changes of somebody else unless the form changed the same fields to other values; returns the fields
   * to put into the form, or undefined for a conflict.
   */
  merge(theirs: RaRecord, values: Fields): Fields | undefined {
    const changed = changedFields(this.#declaration, this.record ?? theirs, theirs);
    const mine = this.unsaved(values);
    const both = Object.keys(changed).some((name) => name in mine && !isEqual(mine[name], changed[name]));
    if (both) return undefined;
    this.record = theirs;
    this.#agreed = { ...this.#agreed, ...structuredClone(changed) };
    return changed;
  }
}
