import { seedLectures } from '../lectures.ts';
import { seedPrograms } from '../programs/index.ts';
import type { SeedRow } from '../seed-row.ts';

/** The figures of the home page; what the seed itself knows is counted, not typed. */
export const headCountRows: readonly SeedRow<'head-counts'>[] = [
  { key: 'programmes', title: 'Programmes and specialisations', value: String(seedPrograms.length), icon: 'book' },
  { key: 'learners', title: 'Students enrolled', value: '18,600', icon: 'users' },
  { key: 'states', title: 'States and union territories our students live in', value: '31', icon: 'globe' },
  {
    key: 'classes',
    title: 'Live classes in our schedule',
    value: seedLectures.length.toLocaleString('en-IN'),
    icon: 'calendar',
  },
];
