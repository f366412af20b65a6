import { styled } from '@mui/material/styles';
import { colour, fontFamily, radius, touchTarget } from '../tokens/index.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

/** The keys of the editor, collapsed. */
export function KeyboardHelp() {
  const texts = useTextsOf(allTexts);
  return (
    <Details>
      <summary>{texts.keys.title}</summary>
      <Keys>
        {keysIn(texts).map(([what, key]) => (
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

const keysIn = ({ tools, keys }: (typeof allTexts)['en-IN']): [what: string, key: string][] => [
  [keys.toToolbar, 'Alt F10'],
  [keys.toText, 'Esc'],
  [tools.bold, 'Ctrl B'],
  [tools.italic, 'Ctrl I'],
  [tools.underline, 'Ctrl U'],
  [tools.link, 'Ctrl K'],
  [keys.headings, 'Ctrl Alt 2, 3, 4'],
  [tools.bullets, 'Ctrl Shift 8'],
  [tools.numbers, 'Ctrl Shift 7'],
  [keys.indent, 'Tab, Shift Tab'],
  [tools.quote, 'Ctrl Shift B'],
  [keys.nextCell, 'Tab'],
  [keys.leave, keys.leaveKeys],
  [keys.pastePlain, 'Ctrl Shift V'],
  [keys.history, 'Ctrl Z, Ctrl Shift Z'],
];

const Details = styled('details')({
  fontSize: '0.9375rem',
  color: colour.muted,
  '& summary': {
    display: 'flex',
    width: 'fit-content',
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
