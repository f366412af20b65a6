import type { Request, RequestHandler } from 'express';

/** Who is verified, as routes ask it. Made by the leads, handed to the capabilities that need it. */
export type LeadAccess = {
  /** Refuses who has no lead session (401), before anything of the request is read. */
  verified: RequestHandler;
  /** The lead behind a request that has passed `verified`. */
  of(req: Request): { id: string; phone: string; name: string };
};
