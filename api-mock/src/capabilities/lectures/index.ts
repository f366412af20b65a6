export { batchTable, holidayTable } from './batches.ts';
export { lectures } from './capability.ts';
export { lectureTable } from './lectures.ts';
export { spellingOf } from './batch-names.ts';
export { lastDay, onDays } from './days.ts';
export {
  batches as batchRows,
  holidays as holidayRows,
  lectures as lectureRows,
  lectureSeries as seriesRows,
} from './tables.ts';
