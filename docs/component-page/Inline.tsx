/** A line of a guide: `code` between back quotes, _emphasis_ between underscores at the edges of words. */
export function Inline({ text }: { text: string }) {
  return text.split(PIECES).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const inner = piece.slice(1, -1);
    return piece.startsWith('`') ? <code key={index}>{inner}</code> : <em key={index}>{inner}</em>;
  });
}

const PIECES = /(`[^`]+`|(?<!\w)_[^_]+_(?!\w))/;

/** A list of lines of a guide, in order with `ol`. */
export const Lines = ({ lines, as: List = 'ul' }: { lines: readonly string[]; as?: 'ul' | 'ol' }) => (
  <List>
    {lines.map((line) => (
      <li key={line}>
        <Inline text={line} />
      </li>
    ))}
  </List>
);
