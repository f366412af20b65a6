export * from './field-errors.ts';
export * from './guardian.ts';
export * from './lead.ts';
export * from './phone.ts';
export * from './staff.ts';
