import type { ComponentTexts } from '@prospectus/design-system';

import type { english } from './english/index.ts';
import type { laterEnglish } from './english/later.ts';
import type { Refusals } from './refusal-text.ts';

/** The texts of every area, in English, as they were written: keys and variables are read from these types. */
export type EnglishTexts = typeof english & typeof laterEnglish;

/** The same keys in another language; a missing or surplus one is a compile error. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** All texts of one language; those of some screens may come later. */
export type Catalogue = {
  texts: Partial<Translated<EnglishTexts>>;
  /** react-admin's own messages. */
  reactAdmin: object;
  /** What the contract says (labels, helps, choices, messages), by its English text; an absent one stays English. */
  contract: Readonly<Record<string, string>>;
  /** What failures of the API say by their code, in another language than English. */
  refusals?: Refusals;
  /** What the design system's components say of themselves. */
  components: ComponentTexts;
};

type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];
type At<T, P> = P extends `${infer K}.${infer Rest}`
  ? K extends keyof T
    ? At<T[K], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;
type Variables<S> = S extends `${string}%{${infer Name}}${infer Rest}` ? Name | Variables<Rest> : never;
type Counted<S> = S extends `${string}||||${string}` ? 'smart_count' : never;

/** The key of a text: its area and its name, `shell.signOut`. */
type TextKey = Paths<EnglishTexts>;
type Names<K extends TextKey> = Variables<At<EnglishTexts, K>> | Counted<At<EnglishTexts, K>>;
/** The key of a text that needs no values, as labels of menus are. */
export type PlainTextKey = { [K in TextKey]: [Names<K>] extends [never] ? K : never }[TextKey];
/** A number is written as the language writes numbers; give a year as a string. */
type TextValues<K extends TextKey> = { [N in Names<K>]: N extends 'smart_count' ? number : string | number };

/** Returns a text in the person's language; the values its variables need are required. */
export type TextFunction = <K extends TextKey>(
  key: K,
  ...values: [Names<K>] extends [never] ? [] : [values: TextValues<K>]
) => string;
