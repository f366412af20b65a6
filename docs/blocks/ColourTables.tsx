import {
  type ColourScheme,
  colourPairs,
  colourSchemes,
  contrastRatio,
  lightColours,
  requiredContrast,
} from '@prospectus/design-system/tokens';
import { colourJobs } from '../component-page/facts.ts';
import { Table } from '../component-page/Table.tsx';

/** Colours with their purpose, in one scheme or several. */
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

const schemeNames = {
  light: 'Light',
  dark: 'Dark',
  ink: 'Ink',
  lightHighContrast: 'Light, more contrast',
  darkHighContrast: 'Dark, more contrast',
  inkHighContrast: 'Ink, more contrast',
} satisfies Record<keyof typeof colourSchemes, string>;

const schemes = Object.keys(colourSchemes) as (keyof typeof colourSchemes)[];

/** The contrast of all colours used together, in every scheme. */
export const ContrastTable = () => (
  <Table
    caption="Contrast of every pair in every scheme; a test fails where one is below what it must reach."
    head={['Foreground on ground', 'At least', ...schemes.map((name) => schemeNames[name])]}
    rows={colourPairs.map((pair) => [
      `\`${pair.foreground}\` on \`${pair.background}\``,
      <td key="minimum" className="doc-nowrap">
        {pair.minimum} : 1, {pair.minimum === 4.5 ? 'text' : 'part'}
      </td>,
      ...schemes.map((name) => {
        const scheme = colourSchemes[name];
        const { [pair.background]: background, [pair.foreground]: foreground } = scheme;
        const ratio = contrastRatio(foreground, background);
        return (
          <td
            key={name}
            className="doc-figure"
            style={{ background, color: pair.minimum === 3 ? scheme.text : foreground }}
          >
            {pair.minimum === 3 && <span className="doc-part" style={{ borderColor: foreground }} />}
            {ratio.toFixed(1)}
            {ratio < requiredContrast(scheme, pair) && ' NOT MET'}
          </td>
        );
      }),
    ])}
  />
);
