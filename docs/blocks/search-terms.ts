import { stemmer } from 'stemmer';

/**
 * A word as the search indexes it and looks it up: lower case, without its ending (`publishing` is `publish`), and the
 * first of its synonyms (`modal` is `dialog`).
 */
export function searchTerm(word: string): string {
  const stem = stemmer(word.toLowerCase());
  return firstSynonym.get(stem) ?? stem;
}

/** The beginnings of all words that a term of the index can stand for: what is marked in an excerpt. */
export const searchPrefixesOf = (term: string): string[] => groups.get(term) ?? [term];

/** Words that readers use for the same thing, the word of these pages first. */
const SYNONYMS = [
  'dialog modal popup lightbox',
  'accordion collapsible collapse disclosure expander',
  'toast snackbar notification',
  'drawer offcanvas',
  'select dropdown picklist',
  'button cta',
  'colour color palette',
  'centre center',
  'font typeface typography',
  'skeleton shimmer',
  'avatar monogram',
  'filter facet refine',
  'pagination pager',
  'carousel slider slideshow',
  'picture image photo photograph',
  'brand rebrand whitelabel theming',
  'remove delete erase',
  'trash bin',
  'permission privilege authorization authorisation',
  'error failure exception',
  'language locale i18n localisation localization translation',
  'accessibility a11y',
  'rupee money currency inr',
  'metadata seo',
  'setting env environment config configuration',
  'island lazy',
  'upload dropzone',
  'phone mobile smartphone cellphone',
  'console backoffice cms',
  'call endpoint',
  'editor wysiwyg',
  'tooltip hint',
  'programme program course',
].map((line) => line.split(' ').map((word) => stemmer(word)));

const firstSynonym = new Map(SYNONYMS.flatMap(([first = '', ...others]) => others.map((other) => [other, first])));
const groups = new Map(SYNONYMS.map((stems) => [stems[0] ?? '', stems]));
