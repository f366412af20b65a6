import { PICTURES_OF_ALT } from '../../../content/walk-fields.ts';
import type { Rule } from '../rule.ts';

/** A picture from outside the media library needs an alternative text; the library requires one of its own pictures. */
export const altTexts: Rule = (_document, leaves, site) =>
  leaves.flatMap(({ path, meta, value, part }) => {
    if (meta.kind !== 'image' || meta.accept || typeof value !== 'string' || value === '') return [];
    const name = path.split('.').at(-1) ?? '';
    const alt = Object.keys(PICTURES_OF_ALT).find((field) => PICTURES_OF_ALT[field]?.includes(name) && field in part);
    if (alt === undefined || part[alt] || site.isDescribed(value)) return [];
    return [{ code: 'ALT_MISSING', path: [...path.split('.').slice(0, -1), alt].join('.') }];
  });
