import type { Rule } from '../rule.ts';

// The field that says what a picture shows, by the picture's.
const ALT: Readonly<Record<string, readonly string[]>> = {
  image: ['alt', 'alt_image_name'],
  badge: ['alt_acc_img_name'],
  certificate_image: ['alt_certificate_image'],
  bg_image: ['alt_bg_image_name'],
  logo: ['alt_logo_name'],
  desktop_image: ['alt_image_name', 'alt_text'],
};

/** A picture from outside the library has an alternative text beside it; those of the library were asked for theirs. */
export const altTexts: Rule = (_document, leaves, site) =>
  leaves.flatMap(({ path, meta, value, part }) => {
    if (meta.kind !== 'image' || meta.accept || typeof value !== 'string' || value === '') return [];
    const name = path.split('.').at(-1) ?? '';
    const alt = (ALT[name] ?? []).find((other) => other in part);
    if (alt === undefined || part[alt] || site.isDescribed(value)) return [];
    return [{ code: 'ALT_MISSING', path: [...path.split('.').slice(0, -1), alt].join('.') }];
  });
