import type { ColourScheme } from '@prospectus/design-system/tokens';
import { contrast, dark, light, pairs } from '@prospectus/design-system/tokens';

const schemes = { light, dark } satisfies Record<string, ColourScheme>;

/** Every pair of colours that meets on a screen, with its contrast computed here and now. */
export function ColourPairs({ scheme: name }: { scheme: keyof typeof schemes }) {
  const scheme = schemes[name];
  return (
    <table>
      <caption>Pairs of the {name} scheme with their contrast</caption>
      <thead>
        <tr>
          <th>Sample</th>
          <th>Foreground</th>
          <th>Ground</th>
          <th>Contrast</th>
          <th>WCAG 2.2 AA asks</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ ink, ground, least }) => {
          const ratio = contrast(scheme[ink], scheme[ground]);
          return (
            <tr key={`${ink} ${ground}`}>
              <td style={{ background: scheme[ground], color: scheme[ink], fontWeight: 600 }}>
                {least === 3 ? (
                  <svg width="28" height="14" aria-hidden="true">
                    <rect x="1" y="1" width="26" height="12" rx="3" fill="none" stroke="currentColor" strokeWidth="2" />
                  </svg>
                ) : (
                  'Aa ₹ 98'
                )}
              </td>
              <td>
                {ink} <code>{scheme[ink]}</code>
              </td>
              <td>
                {ground} <code>{scheme[ground]}</code>
              </td>
              <td style={{ fontVariantNumeric: 'tabular-nums' }}>{ratio.toFixed(2)} : 1</td>
              <td>
                {least} : 1, {ratio >= least ? 'met' : 'NOT MET'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
