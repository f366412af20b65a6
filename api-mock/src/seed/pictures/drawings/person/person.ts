/** Skin, and its side away from the light, which always comes from the upper left. */
export const SKINS = {
  fair: ['#edc6a2', '#dfae85'],
  wheat: ['#dba87c', '#c99264'],
  brown: ['#bd8458', '#a87046'],
  deep: ['#935f3f', '#7f4f33'],
} as const;

type HairStyle = 'short' | 'side' | 'curls' | 'receding' | 'parted' | 'bun' | 'long' | 'plait' | 'bob' | 'none';
export type Cover = 'turban' | 'safa' | 'hijab' | 'veil' | 'cap' | 'topi' | 'beanie';
export type Dress =
  | 'shirt'
  | 'kurta'
  | 'sari'
  | 'dupatta'
  | 'blazer'
  | 'coat'
  | 'chuba'
  | 'shawl'
  | 'tee'
  | 'sweater'
  | 'gown';

/** A person as it is drawn: few marks, no likeness of anybody. */
export type Person = {
  skin: keyof typeof SKINS;
  face?: 'oval' | 'round' | 'square';
  hair: HairStyle;
  /** Colour of the hair; ink where none is named. */
  tint?: string;
  cover?: Cover;
  /** Colour of what covers the head. */
  coverCloth?: string;
  dress: Dress;
  cloth: string;
  /** Border, collar or scarf. */
  trim?: string;
  beard?: 'full' | 'moustache' | 'short';
  glasses?: 'round' | 'square';
  bindi?: boolean;
  earrings?: boolean;
  /** To which side the face is turned, from -1 to 1. */
  look?: number;
  /** Eyes on the work in front. */
  down?: boolean;
  /** Lines of age. */
  old?: boolean;
};
