import type { Resource } from '@prospectus/contract';
import type { IconName } from '@prospectus/design-system';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';

import type { TextKey } from '../texts/language-context.ts';
import type { FormField } from '../fields/schema.ts';
import type { KindInput } from '../inputs/kind-input.ts';

export type Section = {
  /** Its part of the address: `fees` is `#fees`. */
  id: string;
  label?: TextKey;
  /** A page does well without those with a question mark, `images?`; the others count as missing while they are empty. */
  fields: readonly string[];
  /** Shown above the fields; `record` is undefined while it is created. */
  Before?: ComponentType<{ record: RaRecord | undefined }>;
  /** Shown below the fields, where its pictures may arrive late without moving them. */
  After?: ComponentType;
  /** Renders the section's fields, where the grid does not suit. */
  Layout?: ComponentType<{ fields: readonly FormField[] }>;
};

/** All that the menu, the search and the overviews need of a resource. */
export type ResourceEntry = { declaration: Resource };

/** How the console shows a resource. Only the declaration is required; the rest replaces defaults. */
export type ConsoleResource = ResourceEntry & {
  icon?: IconName;
  /** A single record below the settings, or the settings themselves; by default it is below the Site Content Manager. */
  home?: 'settings';
  /** The fields of the list's columns, in order; by default the title and short fields that can be filtered. */
  columns?: readonly string[];
  filters?: readonly string[];
  sort?: SortPayload;
  /** Cells that replace those of the fields' kinds, by field: a few words each, which are never broken. */
  cells?: Readonly<Record<string, (record: RaRecord) => ReactNode>>;
  /** The list's filter when it is first opened. */
  initialFilter?: () => Record<string, unknown>;
  /** The form in sections, each a tab with an address (`#fees`); one page with all fields by default. */
  sections?: readonly Section[];
  /** Inputs that replace those of the fields' kinds, by the field's path without positions: `roadmap.icon`. */
  inputs?: Readonly<Record<string, KindInput>>;
  Order?: ComponentType;
  PublicLink?: ComponentType<{ record: RaRecord }>;
  validate?: (values: Record<string, unknown>) => Record<string, string>;
};

/** Whether records are saved as drafts and published later. */
export const hasDrafts = ({ declaration }: ResourceEntry): boolean => declaration.storage === 'document';

/** Where a person goes back to from a record: the list it is in, or the overview where it is the only one. */
export const homePath = ({ home, ...resource }: ConsoleResource): string =>
  resource.declaration.single ? `/${home ?? 'content'}` : listPath(resource);

export const listPath = ({ declaration }: ResourceEntry): string => `/${declaration.name}`;
