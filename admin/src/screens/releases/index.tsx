import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const releases: ConsoleScreen = {
  path: '/releases',
  needs: ['list', 'releases'],
  menu: { group: 'operations', label: 'publishing.releases', icon: 'calendar' },
  list: async () => (await import('./Releases.tsx')).Releases,
  page: async () => (await import('./ReleaseEdit.tsx')).ReleaseEdit,
  others: {
    rollover: async () => (await import('./ChangeEverywhere.tsx')).RollOver,
    replace: async () => (await import('./ChangeEverywhere.tsx')).ReplaceText,
  },
};
