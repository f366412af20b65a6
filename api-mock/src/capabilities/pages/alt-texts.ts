// Where a record says what its pictures show, by the field that says it (§3).
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  alt: ['image'],
  alt_image_name: ['image', 'desktop_image'],
  alt_acc_img_name: ['badge'],
  alt_certificate_image: ['certificate_image'],
  alt_bg_image_name: ['bg_image'],
  alt_logo_name: ['logo'],
  alt_text: ['desktop_image'],
};

/** Fills empty alternative texts, at every depth, with those of the pictures' files; `altOf` knows them by address. */
export function withAltTexts<T>(value: T, altOf: (address: string) => string): T {
  return filled(value, altOf) as T;
}

function filled(value: unknown, altOf: (address: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, altOf));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const own = filled(field, altOf);
      if (own !== '') return [name, own];
      const picture = PICTURES[name]?.map((other) => value[other]).find((other) => other);
      return [name, typeof picture === 'string' ? altOf(picture) : own];
    }),
  );
}

// Dates and the like are values, not records of fields.
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
