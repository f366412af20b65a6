import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const missingPages: ConsoleScreen = {
  path: '/missing-pages',
  needs: ['list', 'missing-pages'],
  menu: { group: 'operations', label: 'publishing.missingPages', icon: 'search' },
  list: async () => (await import('./MissingPages.tsx')).MissingPages,
};
