import { contrast, leastIn, pairs, schemes } from '@prospectus/design-system/tokens';
import { schemeNames } from './ColourTable.tsx';

const all = Object.entries(schemes) as [keyof typeof schemes, (typeof schemes)[keyof typeof schemes]][];

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
        {pairs.map((pair) => (
          <tr key={`${pair.ink} ${pair.ground}`}>
            <th scope="row">
              <code>{pair.ink}</code> on <code>{pair.ground}</code>
            </th>
            <td className="doc-nowrap">
              {pair.least} : 1, {pair.least === 4.5 ? 'text' : 'part'}
            </td>
            {all.map(([name, scheme]) => {
              const ratio = contrast(scheme[pair.ink], scheme[pair.ground]);
              return (
                <td
                  key={name}
                  className="doc-figure"
                  style={{ background: scheme[pair.ground], color: scheme[pair.least === 3 ? 'text' : pair.ink] }}
                >
                  {pair.least === 3 && <span className="doc-part" style={{ borderColor: scheme[pair.ink] }} />}
                  {ratio.toFixed(1)}
                  {ratio < leastIn(scheme, pair) && ' NOT MET'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
