import { type ColourScheme, colourSchemes, lightColours } from '@prospectus/design-system/tokens';
import { colourJobs } from '../component-page/facts.ts';
import { Table } from './Table.tsx';

/** Colours by the job each has, in one scheme or several. */
export const ColourTable = ({ of }: { of: (keyof typeof colourSchemes)[] }) => (
  <Table
    head={['Name', 'Job', ...of.map((name) => schemeNames[name])]}
    rows={(Object.keys(lightColours) as (keyof ColourScheme)[]).map((colour) => [
      `\`${colour}\``,
      colourJobs[colour],
      ...of.map((name) => (
        <td key={name} className="doc-nowrap">
          <span className="doc-swatch" style={{ background: colourSchemes[name][colour] }} />
          <code>{colourSchemes[name][colour]}</code>
        </td>
      )),
    ])}
  />
);

/** The schemes as they are called in a sentence. */
export const schemeNames = {
  light: 'Light',
  dark: 'Dark',
  ink: 'Ink',
  lightHighContrast: 'Light, more contrast',
  darkHighContrast: 'Dark, more contrast',
  inkHighContrast: 'Ink, more contrast',
} satisfies Record<keyof typeof colourSchemes, string>;
