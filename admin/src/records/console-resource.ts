import type { Resource } from '@prospectus/contract';
import type { IconName } from '@prospectus/design-system';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';

import type { KindInput } from '../inputs/kind-input.ts';

/** A filter with an input of its own, which reads and sets one entry of the list's filter. */
type CustomFilter = { source: string; label: string; Input: ComponentType<FilterInputProps> };
export type FilterInputProps = { label: string; value: string; onChange: (value: string | undefined) => void };

/** How the console shows a resource. Only the declaration is required; the rest replaces defaults. */
export type ConsoleResource = {
  declaration: Resource;
  icon?: IconName;
  /** The fields of the list's columns, in order; by default the title and short fields that can be filtered. */
  columns?: readonly string[];
  filters?: readonly (string | CustomFilter)[];
  sort?: SortPayload;
  /** Cells that replace those of the fields' kinds, by field. */
  cells?: Readonly<Record<string, (record: RaRecord) => ReactNode>>;
  /** The list's filter when it is first opened. */
  initialFilter?: () => Record<string, unknown>;
  /** Fields by tab; one page with all fields by default. */
  tabs?: readonly { label: string; fields: readonly string[] }[];
  /** Inputs that replace those of the fields' kinds, by the field's path without positions: `roadmap.icon`. */
  inputs?: Readonly<Record<string, KindInput>>;
  /** The reference field by which records are grouped when they are put in order. */
  orderedWithin?: string;
  /** Shown in an empty list: where such records appear on the site. */
  emptyText?: string;
  /** A link to the record on the public site. */
  PublicLink?: ComponentType<{ record: RaRecord }>;
  /** Validates across fields; returns messages by field. */
  validate?: (values: Record<string, unknown>) => Record<string, string>;
};

/** Whether records are saved as drafts and published later. */
export const hasDrafts = ({ declaration }: ConsoleResource): boolean => declaration.storage === 'document';

/** The path of a resource's list in the console. */
export const listPath = ({ declaration }: ConsoleResource): string => `/${declaration.name}`;
