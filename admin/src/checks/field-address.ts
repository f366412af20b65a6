const PREFIX = '#field=';

/** The address of a record's form with one of its fields. */
export const fieldAddress = ({ resource, id, path }: { resource: string; id: string; path: string }): string =>
  `/${resource}/${id}${PREFIX}${encodeURIComponent(path)}`;

/** The field that an address names. */
export const fieldInHash = (hash: string): string | undefined =>
  hash.startsWith(PREFIX) ? decodeURIComponent(hash.slice(PREFIX.length)) : undefined;
