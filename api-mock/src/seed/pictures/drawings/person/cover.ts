import { INDIGO, line, lineOn, MARIGOLD, placed, shape, type Spot } from '../line.ts';
import type { Cover, Person } from './person.ts';

/** What lies around the head behind the face. */
const BEHIND: Partial<Record<Cover, string>> = {
  hijab: 'M0 -110C-34 -110 -42 -84 -40 -54C-39 -30 -44 -6 -54 30L54 30C44 -6 39 -30 40 -54C42 -84 34 -110 0 -110Z',
  veil: 'M0 -116C-38 -116 -47 -84 -45 -50C-44 -20 -52 10 -58 60L58 60C52 10 44 -20 45 -50C47 -84 38 -116 0 -116Z',
};

/** What is worn on the head, with the folds that are drawn on it. */
const BEFORE: Record<Cover, [form: string, folds: string]> = {
  turban: [
    'M-34 -64C-44 -98 -26 -124 2 -125C32 -125 45 -96 34 -64C28 -78 14 -88 0 -94C-14 -88 -28 -78 -34 -64Z',
    'M0 -94C-16 -96 -30 -92 -38 -84M0 -94C14 -102 30 -104 38 -98M0 -94C-4 -106 -18 -114 -28 -112M0 -94C6 -108 16 -116 26 -116',
  ],
  safa: [
    'M-38 -70C-54 -84 -48 -114 -20 -118C0 -130 40 -124 46 -104C54 -88 46 -74 36 -68C26 -78 -20 -80 -38 -70Z',
    'M-44 -84C-20 -98 20 -104 46 -104M-34 -108C-10 -96 20 -86 42 -76M36 -68C46 -50 48 -30 44 -8L54 -14C56 -36 52 -60 40 -72',
  ],
  hijab: [
    'M0 -110C-34 -110 -42 -84 -40 -54C-39 -24 -50 2 -62 26C-40 74 40 74 62 26C50 2 39 -24 40 -54C42 -84 34 -110 0 -110ZM0 -92C16 -92 25 -80 25 -60C25 -38 14 -20 0 -20C-14 -20 -25 -38 -25 -60C-25 -80 -16 -92 0 -92Z',
    'M-31 -62C-31 -88 -16 -101 0 -101M26 -34C20 -14 0 -8 -24 -10M34 -20C28 10 0 24 -40 22',
  ],
  veil: [
    'M0 -116C-38 -116 -47 -84 -45 -50C-45 -40 -46 -30 -47 -22L-36 -34C-40 -84 -24 -103 0 -103C24 -103 40 -84 36 -34L47 -22C46 -30 45 -40 45 -50C47 -84 38 -116 0 -116Z',
    '',
  ],
  cap: [
    'M-31 -78C-33 -100 -18 -112 0 -112C18 -112 33 -100 31 -78C14 -84 -14 -84 -31 -78Z',
    'M-31 -84C-14 -91 14 -91 31 -84',
  ],
  topi: [
    'M-32 -76C-34 -90 -32 -104 -28 -112C-10 -118 12 -117 29 -110C33 -102 34 -90 32 -76C14 -83 -14 -83 -32 -76Z',
    '',
  ],
  beanie: [
    'M-33 -72C-37 -100 -22 -118 0 -118C22 -118 37 -100 33 -72C12 -80 -12 -80 -33 -72Z',
    'M-34 -85C-12 -93 12 -93 34 -85M-12 -80L-12 -90M0 -81L0 -91M12 -80L12 -90',
  ],
};

export function coverBehind({ cover: worn, coverCloth = INDIGO }: Person, spot: Spot): string {
  const d = worn && BEHIND[worn];
  return d ? shape(placed(d, spot), coverCloth) : '';
}

/** What covers the head, drawn over the face and the hair. */
export function cover({ cover: worn, coverCloth: cloth = INDIGO }: Person, spot: Spot): string {
  if (!worn) return '';
  const [form, folds] = BEFORE[worn];
  const band =
    worn === 'topi'
      ? shape(placed('M-32 -76L-33 -88C-14 -95 14 -95 33 -88L32 -76C14 -83 -14 -83 -32 -76Z', spot), MARIGOLD)
      : '';
  return shape(placed(form, spot), cloth) + band + (folds ? line(placed(folds, spot), lineOn(cloth)) : '');
}
