import type { Request, RequestHandler } from 'express';

/** Access of verified leads: the leads implement it for other capabilities. */
export type LeadAccess = {
  /** Refuses a request without a lead session (401) before its body is read. */
  verified: RequestHandler;
  /** The lead of a request that passed `verified`. */
  of(req: Request): { id: string; phone: string; name: string };
};
