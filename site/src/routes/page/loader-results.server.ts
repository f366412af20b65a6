import { CallFailed, type Client } from '@prospectus/contract/client';
import { data } from 'react-router';

import type { VisitorKind } from '../../lib/visitor-kind.ts';

/** What a render is given beside the request. */
export type RenderDeps = {
  api: Client;
  /** The kind of the session now; verifying a phone in the same request changes it. */
  visitor: () => VisitorKind;
  /** The request answers a form; what it achieved is shown, not passed over. */
  posted: boolean;
  /** The request is rendered with the cookies of its visitor, and cached nowhere. */
  personal?: boolean;
  local: boolean;
  publicUrl: string;
  /** Where the pages' lattices are fetched. */
  latticeFolder: string;
};

/** The answer of a loader where there is no page. */
export const notFoundResult = () => data(null, { status: 404 });

/** Nothing at the address is an answer; that the API cannot be reached is a failure. */
export async function orNotFound<T>(reading: Promise<T | null>) {
  return (await orNull(reading)) ?? notFoundResult();
}

/** What is read, or null where there is nothing of that name. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return null;
    throw error;
  }
}

/** Whether the visitor is verified, as the reads of pages ask it. */
export const visitorQuery = (deps: RenderDeps) => ({ isUserVerified: String(deps.visitor() === 'verified') });

const SLUG = /^[a-z0-9-]{1,80}$/;
export const isSlug = (word: string | undefined): word is string => word !== undefined && SLUG.test(word);
