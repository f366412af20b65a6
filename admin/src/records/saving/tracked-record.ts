import type { Resource } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';

import { changedFields, isEqual, ownFields } from '../changes.ts';

type Fields = Record<string, unknown>;

/**
 * The record as the server has it, and the fields as the form last agreed with it. The two may differ: the server
 * trims and cleans texts, and what a person is typing in must not change beneath them.
 */
export class TrackedRecord {
  readonly #declaration: Resource;
  #agreed: Fields;
  record: RaRecord | undefined;

  /** A new record has the fields a form begins with. */
  constructor(declaration: Resource, record: RaRecord | undefined, initial: Fields = {}) {
    this.#declaration = declaration;
    this.record = record;
    this.#agreed = structuredClone(ownFields(declaration, record ?? initial));
  }

  get version(): number | undefined {
    return this.record?.['version'] as number | undefined;
  }

  /** The fields of the form that differ from what is saved. */
  unsaved = (values: Fields): Fields => changedFields(this.#declaration, this.#agreed, values);

  /** The server has saved these fields of the form. */
  saved(record: RaRecord, sent: Fields): void {
    this.record = record;
    this.#agreed = { ...this.#agreed, ...structuredClone(sent) };
  }

  /** The form shows this record from now on. */
  adopt(record: RaRecord): void {
    this.record = record;
    this.#agreed = structuredClone(ownFields(this.#declaration, record));
  }

  /** What somebody else changed since the record was read. */
  changedBy(theirs: Fields): Fields {
    return this.record ? changedFields(this.#declaration, this.record, theirs) : {};
  }

  /**
   * Takes over what somebody else changed, where nothing of it is changed in the form as well; the fields to put into
   * the form. Undefined where both changed a field to different values: that is for a person to decide.
   */
  merge(theirs: RaRecord, values: Fields): Fields | undefined {
    const [changed, mine] = [this.changedBy(theirs), this.unsaved(values)];
    const both = Object.keys(changed).some((name) => name in mine && !isEqual(mine[name], changed[name]));
    if (both) return undefined;
    this.record = theirs;
    this.#agreed = { ...this.#agreed, ...structuredClone(changed) };
    return changed;
  }
}
