import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const trash: ConsoleScreen = {
  path: '/trash',
  needs: ['list', 'trash'],
  menu: { group: 'operations', label: 'editing.trash.title', icon: 'trash' },
  list: async () => (await import('./Trash.tsx')).Trash,
};
