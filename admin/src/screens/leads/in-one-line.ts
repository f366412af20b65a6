/** Room that a link takes beside its letters, in letters. */
const AROUND = 4;
/** Room of an icon, in letters. */
const ICON = 4;

type Labelled = { key: string; label: string; startIcon?: unknown };

/**
 * The links for which a line of so many letters has room, and those that stand behind a menu. The open one is always
 * among the first, in the place of the last for which there would be room.
 */
export function inOneLine<Link extends Labelled>(
  links: readonly Link[],
  open: string | undefined,
  letters: number,
): { shown: readonly Link[]; behind: readonly Link[] } {
  const present = links.find(({ key }) => key === open);
  let left = letters - (present ? roomOf(present) : 0);
  let isFull = false;
  const shown = links.filter((link) => {
    if (link === present) return true;
    isFull ||= roomOf(link) > left;
    if (!isFull) left -= roomOf(link);
    return !isFull;
  });
  return { shown, behind: links.filter((link) => !shown.includes(link)) };
}

const roomOf = ({ label, startIcon }: Labelled): number => lettersOf(label) + AROUND + (startIcon ? ICON : 0);

// A Hindi letter and its vowel signs are one letter of the line.
const segments = new Intl.Segmenter('hi', { granularity: 'grapheme' });
const lettersOf = (label: string): number => [...segments.segment(label)].length;
