import { can, type Role } from '@prospectus/contract';
import type { IconName } from '@prospectus/design-system';

import { type ConsoleScreen, MENU_GROUPS, type MenuGroup, type WaitingRecords } from '../layout/console-screen.ts';
import type { TextKey } from '../texts/language-context.ts';
import { screens } from './registry.tsx';

export type MenuItem = {
  label: TextKey;
  to: string;
  icon: IconName;
  group: MenuGroup | undefined;
  waiting?: WaitingRecords;
};

export const menuFor = (role: Role | null): MenuItem[] =>
  screens.flatMap(({ path, needs: [verb, subject], menu }: ConsoleScreen) =>
    menu && can(role, verb, subject) ? [{ ...menu, group: menu.group, to: path }] : [],
  );

export const menuGroupsFor = (role: Role | null): { group: MenuGroup | undefined; items: MenuItem[] }[] => {
  const items = menuFor(role);
  return [undefined, ...MENU_GROUPS]
    .map((group) => ({ group, items: items.filter((item) => item.group === group) }))
    .filter((part) => part.items.length > 0);
};

/** Where a role starts from `/admin`: the first entry it sees. */
export const homeOf = (role: Role | null): MenuItem | undefined => menuFor(role)[0];
