import { fontFamily, fontSize, fontWeight, lineHeight, maxLineLength } from '@prospectus/design-system/tokens';

const ofHeadings = new Set(['display', 'h1', 'h2', 'h3', 'h4', 'h5']);

/** The sizes of text, each in the family it is used with, at the width of this window. */
export function SizeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">At 390 px</th>
          <th scope="col">At 1280 px</th>
          <th scope="col">Here</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(fontSize)
          .toReversed()
          .map(([name, value]) => {
            const [phone, desk] = ends(value);
            const display = ofHeadings.has(name);
            return (
              <tr key={name}>
                <th scope="row">
                  <code>fontSize.{name}</code>
                </th>
                <td className="doc-figure">{phone} px</td>
                <td className="doc-figure">{desk} px</td>
                <td
                  style={{
                    fontSize: value,
                    fontFamily: display ? fontFamily.display : fontFamily.text,
                    fontWeight: display ? fontWeight.semibold : fontWeight.regular,
                    lineHeight: display ? lineHeight.tight : lineHeight.normal,
                  }}
                >
                  Fees from ₹21,899
                </td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

/** Families, weights, leading and the length of a line. */
export function TypeTable() {
  const rows = [
    ...Object.entries(fontFamily).map(([name, value]) => [`fontFamily.${name}`, value, { fontFamily: value }] as const),
    ...Object.entries(fontWeight).map(([name, value]) => [`fontWeight.${name}`, value, { fontWeight: value }] as const),
    ...Object.entries(lineHeight).map(([name, value]) => [`lineHeight.${name}`, value, { lineHeight: value }] as const),
    ['maxLineLength', maxLineLength, { maxWidth: maxLineLength }] as const,
  ];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">Here</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value, style]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{value}</td>
            <td style={style}>Classes begin on Saturday. कक्षाएँ शनिवार को शुरू होती हैं।</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both ends of a fluid size in px. */
function ends(value: string): [string, string] {
  const [from = 0, to = from] = [...value.matchAll(/([\d.]+)rem(?=[,)]|$)/g)].map(([, rem]) => Number(rem) * 16);
  return [from.toFixed(0), to.toFixed(0)];
}
