import type { MediaInfo } from '@prospectus/contract';

import { withAddresses } from './files.ts';
import type { MediaIndex } from './media-index.ts';

/** A text with the present addresses of the files it names; its pictures know their size and their lighter forms. */
export const textWithMedia = (text: string, { byId, byAddress, moved }: MediaIndex): string =>
  withAddresses(text, (named) => {
    const [address = named, id = ''] = named.split('#');
    return byId.get(id) ?? moved.get(address) ?? address;
  }).replace(PICTURE, (whole, address: string, alt: string) => {
    const facts = byAddress.get(address);
    return facts ? pictureTag(facts, alt) : whole;
  });

// As the server cleans a text: these two attributes, in this order, and no others.
const PICTURE = /<img src="(\/media\/[^"]+)" alt="([^"]*)" ?\/?>/g;

/** How wide a picture in a text is shown: the column of a text, or the window. */
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
