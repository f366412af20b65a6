import { colourPairs, colourSchemes, contrastRatio, requiredContrast } from '@prospectus/design-system/tokens';
import { schemeNames } from './ColourTable.tsx';
import { Table } from './Table.tsx';

const schemes = Object.keys(colourSchemes) as (keyof typeof colourSchemes)[];

/** The contrast of every pair of colours that is used together, in every scheme. */
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
