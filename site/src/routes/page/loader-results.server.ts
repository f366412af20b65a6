import { CallFailed, type Client } from '@prospectus/contract/client';
import { data } from 'react-router';
import type { InterestItem } from '@prospectus/contract';

import type { VisitorKind } from '../../lib/visitor.ts';
import type { Interests } from './page-data.ts';

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

/** Choices of 'area of interest', on landing pages those of campaigns; a page is worth showing without them. */
export async function readInterestOptions(
  api: Client,
  list: 'GET /program/all/erplist' | 'GET /landing/all/erplist' = 'GET /program/all/erplist',
): Promise<Interests> {
  return (await listed(api, list)).map(toOption);
}

/** The same choices, and the one that is the programme's, where it is among them. */
export async function readInterestOptionsFor(
  api: Client,
  program: { slug: string } | null,
): Promise<{ interests: Interests; course: string | undefined }> {
  const found = await listed(api, 'GET /program/all/erplist');
  return { interests: found.map(toOption), course: found.find(({ slug }) => slug === program?.slug)?.erp_unicode };
}

const listed = (api: Client, list: 'GET /program/all/erplist' | 'GET /landing/all/erplist'): Promise<InterestItem[]> =>
  api(list).then(
    ({ data }) => data,
    () => [],
  );

const toOption = ({ erp_unicode, program_value }: InterestItem) => ({ value: erp_unicode, label: program_value });
