/**
 * The data of a page without what weighs and shows nothing. Ids are renumbered: in a page they are React's keys and
 * nothing more (calls name programmes by slug), and random digits are what compression cannot make small. Words that
 * describe a picture go where there is no picture.
 */
export function lightened<T>(data: T): T {
  const numbers = new Map<string, string>();
  const short = (id: string) => {
    const known = numbers.get(id) ?? numbers.size.toString(36);
    numbers.set(id, known);
    return known;
  };
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return UUID.test(value) && NAMES_A_RECORD.test(key) ? short(value) : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, inner]) => [name, walk(inner, name)] as const);
    const bare = 'image' in value && value.image === '' && 'alt_image_name' in value;
    return { ...Object.fromEntries(entries), ...(bare && { alt_image_name: '' }) };
  };
  return walk(data, '') as T;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Other texts may look like an id and be one to somebody: the ERP's word for a programme is sent on. */
const NAMES_A_RECORD = /^(?:id|program_id)$/;
