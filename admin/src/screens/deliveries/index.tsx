import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const deliveries: ConsoleScreen = {
  path: '/deliveries',
  needs: ['list', 'deliveries'],
  menu: {
    group: 'operations',
    label: 'shell.menu.deliveries',
    icon: 'mail',
    waiting: { subject: 'deliveries', filter: { status: 'dead' } },
  },
  list: async () => (await import('./Deliveries.tsx')).Deliveries,
};
