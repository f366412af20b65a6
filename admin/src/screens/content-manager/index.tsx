import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const contentManager: ConsoleScreen = {
  path: '/content',
  needs: ['list', 'faqs'],
  menu: { group: 'content', label: 'shell.menu.content', icon: 'document' },
  list: async () => (await import('./ContentManager.tsx')).ContentManager,
  page: async () => (await import('./ProgramPart.tsx')).ProgramPart,
};
