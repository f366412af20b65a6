import type { TextKey } from '../texts/language-context.ts';

export type KeyGroup = {
  title: TextKey;
  worksOn: (path: string) => boolean;
  rows: readonly { keys: string; does: TextKey }[];
};

const isForm = (path: string): boolean => /^\/[\w-]+\/(?!order$)[\w-]+$/.test(path);
const isList = (path: string): boolean => /^\/[\w-]+$/.test(path);
const isOrder = (path: string): boolean => path.endsWith('/order') || isForm(path);

export const GO_TO: Readonly<Record<string, string>> = { d: '/', c: '/content', p: '/program', l: '/live-lectures' };

const GROUPS: readonly KeyGroup[] = [
  {
    title: 'shell.keys.form',
    worksOn: isForm,
    rows: [
      { keys: 'Ctrl S', does: 'shell.keys.save' },
      { keys: 'Ctrl Enter', does: 'shell.keys.publish' },
      { keys: '/', does: 'shell.keys.findField' },
      { keys: 'Ctrl Z', does: 'shell.keys.undo' },
      { keys: 'Ctrl Shift Z', does: 'shell.keys.redo' },
    ],
  },
  {
    title: 'lists.keys.title',
    worksOn: isList,
    rows: [
      { keys: 'J, K', does: 'lists.keys.rows' },
      { keys: 'X', does: 'lists.keys.select' },
      { keys: '/', does: 'lists.keys.search' },
    ],
  },
  {
    title: 'shell.keys.order',
    worksOn: isOrder,
    rows: [{ keys: 'Space, ↑ ↓, Space', does: 'shell.keys.move' }],
  },
  {
    title: 'shell.keys.everywhere',
    worksOn: () => true,
    rows: [
      { keys: 'Ctrl K', does: 'shell.keys.find' },
      { keys: 'G D', does: 'shell.keys.goDashboard' },
      { keys: 'G C', does: 'shell.keys.goContent' },
      { keys: 'G P', does: 'shell.keys.goCourses' },
      { keys: 'G L', does: 'shell.keys.goLectures' },
      { keys: '?', does: 'shell.keys.showKeys' },
      { keys: 'Esc', does: 'shell.keys.close' },
    ],
  },
];

export const keyGroups = (path: string): readonly KeyGroup[] => [
  ...GROUPS.filter(({ worksOn }) => worksOn(path)),
  ...GROUPS.filter(({ worksOn }) => !worksOn(path)),
];
