import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const checks: ConsoleScreen = {
  path: '/checks',
  needs: ['list', 'checks'],
  menu: { group: 'operations', label: 'publishing.checksScreen', icon: 'check' },
  list: async () => (await import('./Checks.tsx')).Checks,
};
