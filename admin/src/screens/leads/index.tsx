import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const leads: ConsoleScreen = {
  path: '/leads',
  needs: ['list', 'leads'],
  menu: {
    group: 'leads',
    label: 'shell.menu.leads',
    icon: 'phone',
    waiting: { subject: 'leads', filter: { view: 'unassigned' } },
  },
  list: async () => (await import('./Leads.tsx')).Leads,
  page: async () => (await import('./LeadPage.tsx')).LeadPage,
  others: { quarantine: async () => (await import('./Quarantine.tsx')).Quarantine },
};

export const leadRules: ConsoleScreen = {
  path: '/lead-rules',
  needs: ['read', 'lead-rules'],
  menu: { group: 'leads', label: 'shell.menu.leadRules', icon: 'target' },
  others: { ':tab?': async () => (await import('./rules/LeadRules.tsx')).LeadRules },
};
