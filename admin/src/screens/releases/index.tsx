import { createElement } from 'react';

import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const releases: ConsoleScreen = {
  path: '/releases',
  needs: ['list', 'releases'],
  menu: { group: 'operations', label: 'publishing.releases', icon: 'calendar' },
  list: async () => (await import('./Releases.tsx')).Releases,
  page: async () => (await import('./ReleaseEdit.tsx')).ReleaseEdit,
  others: { rollover: everywhere('rollover'), replace: everywhere('replace') },
};

function everywhere(kind: 'rollover' | 'replace') {
  return async () => {
    const { ChangeEverywhere } = await import('./ChangeEverywhere.tsx');
    return () => createElement(ChangeEverywhere, { key: kind, kind });
  };
}
