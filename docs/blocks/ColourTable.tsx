import { type ColourScheme, colourSchemes, lightColours } from '@prospectus/design-system/tokens';
import { colourJobs } from '../component-page/facts.ts';

/** Props of {@link ColourTable}. */
export interface ColourTableProps {
  /** Which schemes stand beside each other. */
  of: (keyof typeof colourSchemes)[];
}

/** Colours by the job each has, in one scheme or several. */
export function ColourTable({ of }: ColourTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Job</th>
          {of.map((name) => (
            <th key={name} scope="col">
              {schemeNames[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(lightColours) as (keyof ColourScheme)[]).map((colour) => (
          <tr key={colour}>
            <th scope="row">
              <code>{colour}</code>
            </th>
            <td>{colourJobs[colour]}</td>
            {of.map((name) => (
              <td key={name} className="doc-nowrap">
                <span className="doc-swatch" style={{ background: colourSchemes[name][colour] }} />
                <code>{colourSchemes[name][colour]}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The schemes as they are called in a sentence. */
export const schemeNames = {
  light: 'Light',
  dark: 'Dark',
  ink: 'Ink',
  lightHighContrast: 'Light, more contrast',
  darkHighContrast: 'Dark, more contrast',
  inkHighContrast: 'Ink, more contrast',
} satisfies Record<keyof typeof colourSchemes, string>;
