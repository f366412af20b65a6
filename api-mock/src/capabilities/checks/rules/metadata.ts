import { SEARCH_RESULT, textWidth } from '@prospectus/contract';

import type { Found, Rule } from '../rule.ts';

/** What search results show is there, and is not cut off. */
export const metadata: Rule = ({ resource, fields }) => {
  if (resource.name !== 'metadata') return [];
  const field = (name: 'title' | 'description', empty: Found['code'], long: Found['code']): Found[] => {
    const given = fields[name];
    const text = typeof given === 'string' ? given : '';
    if (text.trim() === '') return [{ code: empty, path: name }];
    const { size, width } = SEARCH_RESULT[name];
    const pixels = Math.round(textWidth(text, size));
    return pixels > width ? [{ code: long, path: name, values: { pixels: String(pixels), most: String(width) } }] : [];
  };
  return [
    ...field('title', 'META_TITLE_EMPTY', 'META_TITLE_LONG'),
    ...field('description', 'META_DESCRIPTION_EMPTY', 'META_DESCRIPTION_LONG'),
  ];
};
