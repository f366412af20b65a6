import { styled } from '@mui/material/styles';
import { colour, fontFamily, radius, touchTarget } from '../tokens/index.ts';

/** The keys of the editor, folded away under it. */
export function KeyboardHelp() {
  return (
    <Details>
      <summary>Keyboard shortcuts</summary>
      <Keys>
        {keys.map(([what, key]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </Keys>
    </Details>
  );
}

const keys = [
  ['To the toolbar', 'Alt F10'],
  ['Back to the text', 'Esc'],
  ['Bold', 'Ctrl B'],
  ['Italic', 'Ctrl I'],
  ['Underline', 'Ctrl U'],
  ['Link', 'Ctrl K'],
  ['Heading 2, 3, 4', 'Ctrl Alt 2, 3, 4'],
  ['Bulleted list', 'Ctrl Shift 8'],
  ['Numbered list', 'Ctrl Shift 7'],
  ['Deeper in a list, and back', 'Tab, Shift Tab'],
  ['Quotation', 'Ctrl Shift B'],
  ['Next cell of a table', 'Tab'],
  ['Out of a list or a table', 'Esc, then Tab'],
  ['Paste without formatting', 'Ctrl Shift V'],
  ['Undo, redo', 'Ctrl Z, Ctrl Shift Z'],
] as const;

const Details = styled('details')({
  fontSize: '0.9375rem',
  color: colour.muted,
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: touchTarget,
    cursor: 'pointer',
    textDecoration: 'underline',
  },
});

const Keys = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: '4px 24px',
  margin: '0 0 8px',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '1px 6px',
    fontFamily: fontFamily.code,
    fontSize: '0.875rem',
    color: colour.text,
    background: colour.tint,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.small,
  },
});
