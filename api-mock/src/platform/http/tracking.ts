import type { Request } from 'express';

/** Whether the browser allows tracking: Do-Not-Track and Global Privacy Control forbid it. */
export const browserAllowsTracking = (req: Request): boolean => req.get('dnt') !== '1' && req.get('sec-gpc') !== '1';
