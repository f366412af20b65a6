import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const retention: ConsoleScreen = {
  path: '/retention',
  needs: ['read', 'retention/rules'],
  menu: { group: 'settings', label: 'shell.menu.retention', icon: 'shield' },
  others: { ':part?/:id?': async () => (await import('./Retention.tsx')).Retention },
};
