import { CallFailed, type Client } from '@prospectus/contract/client';
import { data } from 'react-router';
import type { InterestItem } from '@prospectus/contract';

import type { VisitorKind } from '../../lib/visitor.ts';
import type { Interests } from './page-data.ts';

/** The dependencies of loaders. */
export type RenderDeps = {
  api: Client;
  /** The current kind; verifying a phone in the same request changes it. */
  visitor: () => VisitorKind;
  /** The request is a posted form. */
  posted: boolean;
  /** The page is rendered for one visitor, and not cached. */
  personal?: boolean;
  local: boolean;
  publicUrl: string;
  /** Address of the drawn lattices. */
  latticeFolder: string;
};

export const notFoundResult = () => data(null, { status: 404 });

/** A missing page is a 404; other failures are thrown. */
export async function orNotFound<T>(reading: Promise<T | null>) {
  return (await orNull(reading)) ?? notFoundResult();
}

/** Null instead of a 404. */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return null;
    throw error;
  }
}

export const visitorQuery = (deps: RenderDeps) => ({ isUserVerified: String(deps.visitor() === 'verified') });

const SLUG = /^[a-z0-9-]{1,80}$/;
export const isSlug = (word: string | undefined): word is string => word !== undefined && SLUG.test(word);

type InterestList = 'GET /program/all/erplist' | 'GET /landing/all/erplist';

/** Programmes to choose from, by default all; empty if they cannot be read. */
export async function readInterestOptions(
  api: Client,
  list: InterestList = 'GET /program/all/erplist',
): Promise<Interests> {
  return (await readItems(api, list)).map(toOption);
}

/** The programmes, and the one to preselect. */
export async function readInterestOptionsFor(
  api: Client,
  program: { slug: string } | null,
): Promise<{ interests: Interests; course: string | undefined }> {
  const items = await readItems(api, 'GET /program/all/erplist');
  return { interests: items.map(toOption), course: items.find(({ slug }) => slug === program?.slug)?.erp_unicode };
}

const readItems = (api: Client, list: InterestList): Promise<InterestItem[]> =>
  api(list).then(
    (response) => response.data,
    () => [],
  );

const toOption = ({ erp_unicode, program_value }: InterestItem) => ({ value: erp_unicode, label: program_value });
