const PREFIX = '#field=';

export const fieldAddress = ({ resource, id, path }: { resource: string; id: string; path: string }): string =>
  `/${resource}/${id}${PREFIX}${encodeURIComponent(path)}`;

export const fieldInHash = (hash: string): string | undefined =>
  hash.startsWith(PREFIX) ? decodeURIComponent(hash.slice(PREFIX.length)) : undefined;
