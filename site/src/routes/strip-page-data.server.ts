/**
 * The data of a page without what weighs and shows nothing. In a page ids are React's keys and nothing more (calls name
 * programmes by slug), so each is its position in its list: random digits are what compression cannot make small. Words
 * that describe a picture go where there is no picture.
 */
export const stripPageData = <T>(data: T): T => walk(data, '', 0) as T;

function walk(value: unknown, key: string, position: number): unknown {
  if (typeof value === 'string' && UUID.test(value)) return RECORD_IDS[key]?.(position) ?? value;
  if (Array.isArray(value)) return value.map((item, at) => walk(item, key, at));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, walk(inner, name, position)] as const);
  const bare = 'image' in value && value.image === '' && 'alt_image_name' in value;
  return { ...Object.fromEntries(entries), ...(bare && { alt_image_name: '' }) };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Other texts may look like an id and be one to somebody: the ERP's word for a programme is sent on. */
const RECORD_IDS: Partial<Record<string, (position: number) => string>> = {
  id: (position) => position.toString(36),
  program_id: () => '',
};
