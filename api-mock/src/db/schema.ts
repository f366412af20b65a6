export * from '../content/tables.ts';
export * from '../live-lectures/tables.ts';
export * from '../staff/tables.ts';
export * from './limits-table.ts';
export * from './settings-table.ts';
