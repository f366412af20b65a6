import type { MediaFacts } from '@prospectus/contract';

/**
 * The data of a page without what weighs and shows nothing: pictures that no section shows, and facts of files that
 * nothing else names. In a page ids are React's keys and nothing more (calls name
 * programmes by slug), so each is its position in its list: random digits are what compression cannot make small. Words
 * that describe a picture go where there is no picture.
 */
export const stripPageData = <T>(data: T): T => walk(data, '', 0) as T;

/** The data of a page with the facts of the files that it shows; a small picture is one file and needs none. */
function onlyInUse({ media, ...page }: Record<string, unknown>): unknown {
  if (!isRecord(media)) return media === undefined ? page : { ...page, media };
  const small = new Map(Object.entries(media).flatMap(([address, facts]) => smallForm(address, facts)));
  const text = JSON.stringify(page, (name, value: unknown) => (WITHOUT_FACTS.has(name) ? undefined : value));
  const inUse = ([address]: [string, unknown]) => !small.has(address) && text.includes(address);
  return { ...(renamed(page, small) as object), media: Object.fromEntries(Object.entries(media).filter(inUse)) };
}

/** Addresses are random digits that do not compress, and the forms of a small picture differ by a few bytes. */
function smallForm(address: string, facts: unknown): [string, string][] {
  const { width, sources } = facts as Partial<MediaFacts>;
  const form = sources?.findLast(({ type }) => type === 'image/webp');
  return form && typeof width === 'number' && width <= SMALL ? [[address, form.address]] : [];
}

/** Portraits, seals and the pictures of cards. */
const SMALL = 480;

/** A large picture is shown at no less: 45 % of a tablet, or all of a phone with two pixels a point. */
const LEAST_FORM = 345;

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renamed(inner, names)]));
}

/** Fields whose pictures are shown at one small size, or not on the page itself: their address is enough. */
const WITHOUT_FACTS = new Set(['badge', 'usps', 'og:image', 'program_thumbnail', 'program_thumbnail_one']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of the longest kind of page, as light as it can be: every address in it is 64 digits that do not compress. */
function lighter(name: string, value: unknown): unknown {
  if (name === 'marketing') return withoutSmallPictures(value);
  // The family’s sheet alone shows it.
  if (name === 'hindi') return undefined;
  return name === 'media' && isRecord(value) ? withoutSecondForms(value) : value;
}

/**
 * Of a picture's lighter forms those in AVIF that a screen asks for; a browser that cannot read them shows the picture
 * itself.
 */
const withoutSecondForms = (media: Record<string, unknown>): unknown =>
  Object.fromEntries(
    Object.entries(media).map(([address, facts]) => {
      const { width = 0, sources = [] } = facts as Partial<MediaFacts>;
      const avif = sources.filter(({ type, width: wide }) => type === 'image/avif' && wide >= LEAST_FORM);
      const isLarge = (width ?? 0) > SMALL && avif.length > 0;
      return [address, isLarge ? { ...(facts as MediaFacts), sources: avif } : facts];
    }),
  );

/**
 * Signs of a programme's marketing sections are left out, save the portraits of its learners: that page is the longest,
 * and their addresses would make it heavier than 30 KiB. Drawn signs stand in their place; the home page shows them.
 */
function withoutSmallPictures(marketing: unknown): unknown {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    if (!isRecord(value)) return value;
    const inner = Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, SHOWN_EVERYWHERE.has(name) ? one : bare(one)]),
    );
    return 'image' in inner ? { ...inner, image: '', ...('alt_image_name' in inner && { alt_image_name: '' }) } : inner;
  };
  return bare(marketing);
}

const SHOWN_EVERYWHERE = new Set(['wideBanners', 'testimonials']);

function walk(value: unknown, key: string, position: number): unknown {
  if (typeof value === 'string' && UUID.test(value)) return RECORD_IDS[key]?.(position) ?? value;
  if (Array.isArray(value)) return value.map((item, at) => walk(item, key, at));
  if (typeof value !== 'object' || value === null) return value;
  const isLongest = 'pageCategory' in value && value.pageCategory === 'program_page';
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const shown = isLongest ? lighter(name, inner) : inner;
    return [name, walk(shown, name, position)] as const;
  });
  const bare = 'image' in value && value.image === '' && 'alt_image_name' in value;
  const walked: Record<string, unknown> = Object.fromEntries(entries);
  return onlyInUse(bare ? { ...walked, alt_image_name: '' } : walked);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Other values that look like an id may be needed: the ERP's id of a programme is sent. */
const RECORD_IDS: Partial<Record<string, (position: number) => string>> = {
  id: (position) => position.toString(36),
  program_id: () => '',
};
