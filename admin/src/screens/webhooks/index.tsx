import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const webhooks: ConsoleScreen = {
  path: '/webhooks',
  needs: ['list', 'webhooks'],
  menu: { group: 'settings', label: 'shell.menu.webhooks', icon: 'link' },
  list: async () => (await import('./Webhooks.tsx')).Webhooks,
  page: async () => (await import('./WebhookPage.tsx')).WebhookPage,
  others: { create: async () => (await import('./WebhookForm.tsx')).NewWebhook },
};
