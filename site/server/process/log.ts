import { pino, type Logger } from 'pino';

export type Log = Logger;

export const createLog = (level: string): Log => pino({ level, base: { process: 'site' } });
