import type { ConsoleScreen } from '../../layout/console-screen.ts';

export const media: ConsoleScreen = {
  path: '/media',
  needs: ['list', 'media'],
  menu: { group: 'operations', label: 'media.title', icon: 'image' },
  list: async () => (await import('./MediaLibrary.tsx')).MediaLibrary,
  page: async () => (await import('./FileForm.tsx')).MediaFile,
};
