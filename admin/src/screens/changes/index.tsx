import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const changes: ConsoleScreen = {
  path: '/changes',
  needs: ['list', 'changes'],
  menu: { group: 'operations', label: 'shell.menu.changes', icon: 'clock' },
  list: async () => (await import('./Changes.tsx')).Changes,
};
