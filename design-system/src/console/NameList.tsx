import { styled } from '@mui/material/styles';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import { colour, radius } from '../tokens/index.ts';
import allTexts from './texts.json';

const SHOWN = 5;

/** Names of the affected objects: a few at first, all of them on request. */
export function NameList({ names }: { names: readonly string[] }) {
  const texts = useTextsOf(allTexts);
  // One more name is no longer than the line that would announce it.
  const shown = names.length === SHOWN + 1 ? SHOWN + 1 : SHOWN;
  const rest = names.slice(shown);
  return (
    <Frame>
      <Names names={names.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{fill(texts.more, { count: rest.length })}</summary>
          <Names names={rest} />
        </details>
      )}
    </Frame>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
    </ul>
  );
}

const Frame = styled('div')({
  marginTop: 12,
  padding: '10px 14px',
  background: colour.tint,
  borderRadius: radius.medium,
  '& ul': { margin: 0, paddingLeft: 20 },
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: colour.action,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  },
});
