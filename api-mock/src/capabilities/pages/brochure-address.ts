import type { Content, Placed } from './content.ts';

/**
 * Where a programme's brochure is: an uploaded file as it is; a file of a listed host through the download of §7, since
 * pages may ask no other origin; where staff gave neither, the one that is made of the programme. Empty for an address
 * of a host that is not listed.
 */
export function brochureAddress(content: Pick<Content, 'settings'>, { id, program }: Placed): string {
  const given = program.brochure_pdf;
  if (given === '') return `/api/brochure/${id}`;
  if (given.startsWith('/')) return given;
  const host = URL.parse(given)?.hostname ?? '';
  return content.settings.download_hosts.includes(host)
    ? `/api/download?${new URLSearchParams({ url: given }).toString()}`
    : '';
}
