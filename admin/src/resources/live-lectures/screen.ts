import type { ConsoleScreen } from '../../layout/console-screen.ts';

const toLecture = async () => (await import('./ToLecture.tsx')).ToLecture;

export const lecturePlanner: ConsoleScreen = {
  path: '/live-lectures',
  needs: ['list', 'live-lectures'],
  menu: { group: 'lectures', label: 'shell.menu.liveLectures', icon: 'calendar' },
  list: async () => (await import('./planner/Planner.tsx')).Planner,
  page: toLecture,
  others: {
    create: toLecture,
    paste: async () => (await import('./paste/PasteTimetable.tsx')).PasteTimetable,
    clashes: async () => (await import('./clashes/ClashOverview.tsx')).ClashOverview,
    week: async () => (await import('./week/LearnerWeek.tsx')).LearnerWeek,
  },
};
