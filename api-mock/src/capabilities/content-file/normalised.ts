import { isDeepStrictEqual } from 'node:util';

import { ApiError } from '@prospectus/contract';

import { complete } from '../../content/complete.ts';
import type { ContentDeps } from '../../content/deps.ts';
import { readNew } from '../../platform/console/read-fields.ts';
import { type ContentFile, type DocumentEntry, resourceNamed } from './content-file.ts';
import { documentTitle } from './difference.ts';

/** The file as it will be stored: what differs is parsed by its schema, and its rich text sanitised. */
export function normalised({ clock }: Pick<ContentDeps, 'clock'>, before: ContentFile, file: ContentFile): ContentFile {
  const errors: Record<string, string> = {};
  const entries = Object.entries(file.documents).map(([name, records]) => {
    const resource = resourceNamed(name);
    const present = new Map((before.documents[name] ?? []).map((entry) => [entry.id, entry]));
    if (resource.single && records.length > 1) errors[name] = 'There can be one only.';
    const state = (entry: DocumentEntry, which: 'published' | 'draft') => {
      const [was, is] = [present.get(entry.id)?.[which], entry[which]];
      if (!is || isDeepStrictEqual(was, is)) return is;
      try {
        return complete(resource.schema, readNew(resource, is), clock.now()) as DocumentEntry['published'];
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        for (const [path, reason] of Object.entries(error.errors ?? { '': error.message }))
          errors[`${name} “${documentTitle(name)(entry)}” ${path}`] = reason;
        return is;
      }
    };
    const stored = records.map((entry) => {
      if (!entry.published && !entry.draft) errors[`${name} ${entry.id}`] = 'This record has no fields.';
      return { ...entry, published: state(entry, 'published'), draft: state(entry, 'draft') };
    });
    return [name, stored] as const;
  });
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_FIELDS', { errors });
  return { ...file, documents: Object.fromEntries(entries) };
}
