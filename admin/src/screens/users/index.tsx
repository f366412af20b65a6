import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const users: ConsoleScreen = {
  path: '/users',
  needs: ['list', 'users'],
  menu: { label: 'shell.menu.users', icon: 'users' },
  list: async () => (await import('./Users.tsx')).Users,
};
