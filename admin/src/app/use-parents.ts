import { useCallback } from 'react';

import type { Parent } from '../layout/parents.ts';
import { listPath } from '../records/console-resource.ts';
import { sharedResources } from '../records/resource-entries.ts';
import { useText } from '../texts/language-context.ts';

const inContentManager = new Set(sharedResources.map(listPath));

/** The screens above a list: the Site Content Manager where the list has no entry of its own in the menu. */
export function useParents(): (path: string) => readonly Parent[] {
  const text = useText();
  return useCallback(
    (path) => (inContentManager.has(path) ? [{ label: text('shell.menu.content'), href: '/content' }] : []),
    [text],
  );
}
