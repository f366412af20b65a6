export { backups } from './capability.ts';
export { backupToken, isBackupToken } from './token.ts';
