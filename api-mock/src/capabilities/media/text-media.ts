import type { MediaInfo } from '@prospectus/contract';

import { withAddresses } from './files.ts';

/** Facts of every file. */
export type MediaIndex = {
  /** A file's address on pages, by its id. It contains the id where another file has the same bytes. */
  byId: ReadonlyMap<string, string>;
  /** Facts by that address. */
  byAddress: ReadonlyMap<string, MediaInfo>;
  /** A file's present address, by each of its former ones. */
  moved: ReadonlyMap<string, string>;
};

/** Replaces the addresses of files in a text by the present ones, and adds sizes and lighter variants to its pictures. */
export const textWithMedia = (text: string, { byId, byAddress, moved }: MediaIndex): string =>
  withAddresses(text, (named) => {
    const [address = named, id = ''] = named.split('#');
    return byId.get(id) ?? moved.get(address) ?? address;
  }).replace(PICTURE, (whole, address: string, alt: string) => {
    const facts = byAddress.get(address);
    return facts ? pictureTag(facts, alt) : whole;
  });

// The sanitiser leaves these two attributes, in this order.
const PICTURE = /<img src="(\/media\/[^"]+)" alt="([^"]*)" ?\/?>/g;

/** The width of a picture in a text: the text's column, or the window. */
const SIZES = 'auto, (min-width: 768px) 680px, 100vw';

function pictureTag({ address, width, height, alt: own, sources }: MediaInfo, alt: string): string {
  const forms = sources.filter(({ type }) => type === 'image/webp').map((form) => `${form.address} ${form.width}w`);
  const attributes = {
    src: address,
    alt: alt || escaped(own),
    ...(width && height && { width, height }),
    ...(forms.length > 0 && { srcset: forms.join(', '), sizes: SIZES }),
    loading: 'lazy',
    decoding: 'async',
  };
  return `<img ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')} />`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
