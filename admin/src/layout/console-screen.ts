import type { Verb } from '@prospectus/contract';
import type { IconName } from '@prospectus/design-system';
import type { ComponentType } from 'react';

import type { TextKey } from '../texts/language-context.ts';

export const MENU_GROUPS = ['content', 'lectures', 'leads', 'operations', 'settings'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** An entry of the menu; without a group it is above all groups. */
type MenuEntry = { group?: MenuGroup; label: TextKey; icon: IconName; waiting?: WaitingRecords };

/** Records that wait for someone: the menu shows how many a filter finds. */
export type WaitingRecords = { subject: string; filter: Readonly<Record<string, unknown>> };

export type LoadScreen = () => Promise<ComponentType>;

/** A screen of the console with the pages below its path. */
export type ConsoleScreen = {
  path: `/${string}`;
  /** The right that opens it and shows its menu entry. */
  needs: readonly [Verb, string];
  menu?: MenuEntry;
  list?: LoadScreen;
  /** At `path/:id`, for one record. */
  page?: LoadScreen;
  /** At other addresses below the path: `{ rollover: … }`. */
  others?: Readonly<Record<string, LoadScreen>>;
};
