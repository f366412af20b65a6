import type { ConsoleScreen } from '../../layout/console-screen.ts';

const lecture = async () => (await import('./Planner.tsx')).LectureAddress;

export const lecturePlanner: ConsoleScreen = {
  path: '/live-lectures',
  needs: ['list', 'live-lectures'],
  menu: { group: 'lectures', label: 'shell.menu.liveLectures', icon: 'calendar' },
  list: async () => (await import('./Planner.tsx')).Planner,
  page: lecture,
  others: {
    create: lecture,
    paste: async () => (await import('./PasteTimetable.tsx')).PasteTimetable,
    clashes: async () => (await import('./ClashOverview.tsx')).ClashOverview,
    week: async () => (await import('./LearnerWeek.tsx')).LearnerWeek,
  },
};
