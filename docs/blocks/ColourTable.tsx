import { type ColourScheme, light, schemes } from '@prospectus/design-system/tokens';
import { colourJobs } from '../component-page/facts.ts';

/** Props of {@link ColourTable}. */
export interface ColourTableProps {
  /** Which schemes stand beside each other. */
  of: (keyof typeof schemes)[];
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
        {(Object.keys(light) as (keyof ColourScheme)[]).map((colour) => (
          <tr key={colour}>
            <th scope="row">
              <code>{colour}</code>
            </th>
            <td>{colourJobs[colour]}</td>
            {of.map((name) => (
              <td key={name} className="doc-nowrap">
                <span className="doc-swatch" style={{ background: schemes[name][colour] }} />
                <code>{schemes[name][colour]}</code>
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
  moreContrast: 'Light, more contrast',
  darkMoreContrast: 'Dark, more contrast',
  inkMoreContrast: 'Ink, more contrast',
} satisfies Record<keyof typeof schemes, string>;
