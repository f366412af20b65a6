import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const webhooks: ConsoleScreen = {
  path: '/webhooks',
  needs: ['list', 'webhooks'],
  menu: { group: 'settings', label: 'shell.menu.webhooks', icon: 'link' },
  others: { ':id?': async () => (await import('./Webhooks.tsx')).Webhooks },
};
