import type { LaunchpadPage } from '@prospectus/contract';

import { newestOf } from './changes.ts';
import { fixedWords, pageMetadata } from './page-metadata.ts';
import { items, marketing } from './site-lists.ts';
import type { Content } from './content.ts';

const PATH = '/launchpad';
// There is one launchpad: by its name, or as callers that count know it.
const NAMES = ['launchpad', '1'];

/** The launchpad (API-25), also by the id of one of its items; positions count from 1. */
export function launchpadPage(content: Content, id: string): LaunchpadPage | undefined {
  const { launchpad } = content.records;
  if (!NAMES.includes(id) && !launchpad.some((item) => item.id === id)) return undefined;
  return content.media.asSent({
    id: 'launchpad',
    pageCategory: 'university_page',
    universityName: content.university.name,
    items: items(launchpad).map((item, index) => ({ ...item, position: index + 1 })),
    marketing: marketing(content),
    metadata: pageMetadata(content, PATH, fixedWords(content, PATH)),
    updated_at: launchpadChanged(content),
  });
}

/** When the launchpad last changed. */
export const launchpadChanged = ({ records, metadata }: Content): string =>
  newestOf(metadata.get(PATH), ...records.launchpad);
