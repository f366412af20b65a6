export { university } from './university.ts';
export { seedPrograms } from './programs/index.ts';
export { seedFaqs } from './faqs/index.ts';
export { seedLectures } from './lectures.ts';
export type { SeedProgram } from './seed-program.ts';
