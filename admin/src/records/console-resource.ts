import type { Resource } from '@prospectus/contract';
import type { IconName } from '@prospectus/design-system';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';

import type { KindInput } from '../inputs/kinds.ts';

/** A filter that the kinds do not make: it reads and sets one entry of the list's filter. */
type OwnFilter = { source: string; label: string; Input: ComponentType<FilterInputProps> };
export type FilterInputProps = { label: string; value: string; onChange: (value: string | undefined) => void };

/** How the console shows a resource. Only the declaration is needed; the rest makes it better than the default. */
export type View = {
  declaration: Resource;
  icon?: IconName;
  /** Fields shown as columns, in order; the title field and the filters' fields by default. */
  columns?: readonly string[];
  filters?: readonly (string | OwnFilter)[];
  sort?: SortPayload;
  /** How a column reads, where its kind alone does not say it well. */
  cells?: Readonly<Record<string, (record: RaRecord) => ReactNode>>;
  /** Filters that are set when the list is first opened. */
  firstFilter?: () => Record<string, unknown>;
  /** Fields by tab; one page with all fields by default. */
  tabs?: readonly { label: string; fields: readonly string[] }[];
  /** Inputs of its own, by the field's path without positions. */
  inputs?: Readonly<Record<string, KindInput>>;
  /** A reference within which records are put in order. */
  orderWithin?: string;
  /** Why the list is empty and what the first record is for. */
  empty?: string;
  /** A link to the record on the public site. */
  Preview?: ComponentType<{ record: RaRecord }>;
  /** What holds between fields: message by field. */
  check?: (values: Record<string, unknown>) => Record<string, string>;
  /** Stands beside the form, such as sums computed from it. */
  Aside?: ComponentType;
  note?: ReactNode;
};

/** Whether a record is edited as a draft and published later. */
export const hasDrafts = ({ declaration }: View): boolean => declaration.storage === 'document';

/** Where a view's records live in the console. */
export const pathOf = ({ declaration }: View): string => `/${declaration.name}`;
