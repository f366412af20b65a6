import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontWeight } from '../../../tokens/index.ts';
import type { PhoneCountry } from './phone-country.ts';

interface CountrySelectProps {
  countries: readonly PhoneCountry[];
  /** Dialling code of home, whose numbers are written without it. */
  home: string;
  chosen: PhoneCountry | undefined;
  label: string;
  disabled: boolean | undefined;
  onChoose: (country: PhoneCountry) => void;
}

/** The browser's own list of countries, under a short face. It has no name: the number alone is posted. */
export function CountrySelect({ countries, home, chosen, label, disabled, onChoose }: CountrySelectProps) {
  const texts = useTexts().phoneField;
  const choose = (code: string) => {
    const country = countries.find((one) => one.code === code);
    if (country) onChoose(country);
  };
  return (
    <Place>
      <Native
        aria-label={label}
        value={chosen?.code ?? ''}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
      >
        {!chosen && <option value="">{texts.otherCountry}</option>}
        {homeFirst(countries, home).map(({ code, label: name, dial }) => (
          <option key={code} value={code}>{`${name} (${dial})`}</option>
        ))}
      </Native>
      <Face aria-hidden="true">
        <b>{chosen?.code ?? '?'}</b>
        {chosen?.dial === home && home}
        <svg width="14" height="14" viewBox="0 0 16 16" focusable="false">
          <path d="m3.5 6 4.5 4.5L12.5 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </Face>
    </Place>
  );
}

const homeFirst = (countries: readonly PhoneCountry[], home: string) => [
  ...countries.filter(({ dial }) => dial === home),
  ...countries.filter(({ dial }) => dial !== home),
];

const Place = styled('span')({ position: 'relative', display: 'flex', flex: 'none' });

// Above its face and not seen: the face is shorter than any of its choices.
const Native = styled('select')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  minWidth: 0,
  opacity: 0,
  font: 'inherit',
  fontSize: '1rem',
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
  '&:focus-visible + span': { outline: `2px solid ${colour.focusOuter}`, outlineOffset: -5 },
});

const Face = styled('span')({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  padding: '0 10px 0 14px',
  borderRight: `1px solid ${colour.rule}`,
  color: colour.muted,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: colour.text, fontWeight: fontWeight.medium },
});
