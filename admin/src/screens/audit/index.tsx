import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const audit: ConsoleScreen = {
  path: '/audit',
  needs: ['list', 'audit'],
  menu: { group: 'operations', label: 'shell.menu.audit', icon: 'history' },
  list: async () => (await import('./Audit.tsx')).Audit,
  page: async () => (await import('./AuditEntryPage.tsx')).AuditEntryPage,
};
