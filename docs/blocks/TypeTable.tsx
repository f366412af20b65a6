import { family, leading, measure, size, weight } from '@prospectus/design-system/tokens';

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
        {Object.entries(size)
          .toReversed()
          .map(([name, value]) => {
            const [phone, desk] = ends(value);
            const display = ofHeadings.has(name);
            return (
              <tr key={name}>
                <th scope="row">
                  <code>size.{name}</code>
                </th>
                <td className="doc-figure">{phone} px</td>
                <td className="doc-figure">{desk} px</td>
                <td
                  style={{
                    fontSize: value,
                    fontFamily: display ? family.display : family.text,
                    fontWeight: display ? weight.semibold : weight.regular,
                    lineHeight: display ? leading.tight : leading.normal,
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
    ...Object.entries(family).map(([name, value]) => [`family.${name}`, value, { fontFamily: value }] as const),
    ...Object.entries(weight).map(([name, value]) => [`weight.${name}`, value, { fontWeight: value }] as const),
    ...Object.entries(leading).map(([name, value]) => [`leading.${name}`, value, { lineHeight: value }] as const),
    ['measure', measure, { maxWidth: measure }] as const,
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
