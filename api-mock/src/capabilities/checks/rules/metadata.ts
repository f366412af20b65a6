import { SEARCH_RESULT, textWidth } from '@prospectus/contract';

import type { Problem, Rule } from '../rule.ts';

/** Search results have a title and a description, and do not cut them off. */
export const metadata: Rule = ({ resource, fields }) => {
  if (resource.name !== 'metadata') return [];
  const field = (name: 'title' | 'description', empty: Problem['code'], long: Problem['code']): Problem[] => {
    const value = fields[name];
    const text = typeof value === 'string' ? value : '';
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
