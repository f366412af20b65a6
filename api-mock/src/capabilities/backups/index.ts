export { backups } from './capability.ts';
export { backupToken } from './token.ts';
