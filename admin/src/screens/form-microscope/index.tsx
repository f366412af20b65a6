import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const formMicroscope: ConsoleScreen = {
  path: '/form-microscope',
  needs: ['list', 'form-figures'],
  menu: { group: 'leads', label: 'shell.menu.formMicroscope', icon: 'chart' },
  list: async () => (await import('./FormMicroscope.tsx')).FormMicroscope,
};
