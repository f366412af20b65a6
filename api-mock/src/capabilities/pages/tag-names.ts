import { type DocumentName, resources } from '@prospectus/contract';

import { EVERYTHING, type Tag } from '../../content/tags.ts';

/** The records, resources and other content that a change names. */
export type Changed = {
  ids: readonly string[];
  whole: readonly DocumentName[];
  footer: boolean;
  media: boolean;
  redirects: boolean;
};

const UUID = /^[0-9a-f-]{36}$/;

/** The content to read again after a change with these tags. */
export function changedIn(tags: readonly Tag[]): Changed {
  const names = new Set(tags);
  const documents = tags.flatMap((tag) => {
    const [name = '', rest = ''] = tag.split(':', 2);
    return isDocument(name) && rest ? [{ name, rest }] : [];
  });
  return {
    ids: documents.flatMap(({ rest }) => (UUID.test(rest) ? [rest] : [])),
    whole: [...new Set(documents.flatMap(({ name, rest }) => (rest === EVERYTHING ? [name] : [])))],
    footer: names.has(resources.footer.name),
    media: tags.some((tag) => tag.split(':', 1)[0] === 'media'),
    redirects: names.has(resources.redirects.name),
  };
}

const isDocument = (name: string): name is DocumentName =>
  name in resources && resources[name as DocumentName].storage === 'document';
