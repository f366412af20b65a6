import { colourPairs, colourSchemes, contrastRatio, requiredContrast } from '@prospectus/design-system/tokens';
import { schemeNames } from './ColourTable.tsx';

const all = Object.entries(colourSchemes) as [
  keyof typeof colourSchemes,
  (typeof colourSchemes)[keyof typeof colourSchemes],
][];

/** Every pair of colours that meets on a screen, in every scheme, with its contrast computed here and now. */
export function ContrastTable() {
  return (
    <table>
      <caption>Contrast of every pair in every scheme; a test fails where one is below what it must reach.</caption>
      <thead>
        <tr>
          <th scope="col">Foreground on ground</th>
          <th scope="col">At least</th>
          {all.map(([name]) => (
            <th key={name} scope="col">
              {schemeNames[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colourPairs.map((pair) => (
          <tr key={`${pair.foreground} ${pair.background}`}>
            <th scope="row">
              <code>{pair.foreground}</code> on <code>{pair.background}</code>
            </th>
            <td className="doc-nowrap">
              {pair.minimum} : 1, {pair.minimum === 4.5 ? 'text' : 'part'}
            </td>
            {all.map(([name, scheme]) => {
              const ratio = contrastRatio(scheme[pair.foreground], scheme[pair.background]);
              return (
                <td
                  key={name}
                  className="doc-figure"
                  style={{
                    background: scheme[pair.background],
                    color: scheme[pair.minimum === 3 ? 'text' : pair.foreground],
                  }}
                >
                  {pair.minimum === 3 && <span className="doc-part" style={{ borderColor: scheme[pair.foreground] }} />}
                  {ratio.toFixed(1)}
                  {ratio < requiredContrast(scheme, pair) && ' NOT MET'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
