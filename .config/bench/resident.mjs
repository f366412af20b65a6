import { execFileSync } from 'node:child_process';

/** Resident memory of a process, MB, as `ps` has it. */
export const megabytesOf = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
