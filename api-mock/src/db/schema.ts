export * from '../content/tables.ts';
export * from '../leads/tables.ts';
export * from '../live-lectures/tables.ts';
export * from '../mock/tables.ts';
export * from '../outbox/tables.ts';
export * from '../staff/tables.ts';
export * from './limits-table.ts';
export * from './settings-table.ts';
