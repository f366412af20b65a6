import { fontFamily, fontSize, fontWeight, lineHeight, maxLineLength } from '@prospectus/design-system/tokens';
import type { CSSProperties } from 'react';
import { Table } from './Table.tsx';

const HEADING_SIZES = new Set(['display', 'h1', 'h2', 'h3', 'h4', 'h5']);

/** The sizes of text, each in the family it is used with, at the width of this window. */
export const SizeTable = () => (
  <Table
    head={['Token', 'At 390 px', 'At 1280 px', 'Here']}
    rows={Object.entries(fontSize)
      .toReversed()
      .map(([name, value]) => {
        const style = HEADING_SIZES.has(name)
          ? { fontFamily: fontFamily.display, fontWeight: fontWeight.semibold, lineHeight: lineHeight.tight }
          : { fontFamily: fontFamily.text, fontWeight: fontWeight.regular, lineHeight: lineHeight.normal };
        return [
          `\`fontSize.${name}\``,
          ...pixelsAtEnds(value).map((pixels, end) => (
            <td key={end} className="doc-figure">
              {pixels} px
            </td>
          )),
          <td key="sample" style={{ fontSize: value, ...style }}>
            Fees from ₹21,899
          </td>,
        ];
      })}
  />
);

/** Families, weights, leading and the length of a line. */
export const TypeTable = () => (
  <Table
    head={['Token', 'Value', 'Here']}
    rows={[
      ...samplesOf('fontFamily', fontFamily),
      ...samplesOf('fontWeight', fontWeight),
      ...samplesOf('lineHeight', lineHeight),
      sampleOf('maxLineLength', maxLineLength, { maxWidth: maxLineLength }),
    ]}
  />
);

const samplesOf = (property: 'fontFamily' | 'fontWeight' | 'lineHeight', values: Record<string, string | number>) =>
  Object.entries(values).map(([name, value]) => sampleOf(`${property}.${name}`, value, { [property]: value }));

const sampleOf = (token: string, value: string | number, style: CSSProperties) => [
  `\`${token}\``,
  value,
  <td key={token} style={style}>
    Classes begin on Saturday. कक्षाएँ शनिवार को शुरू होती हैं।
  </td>,
];

/** A fluid size in px at the narrow and at the wide end. */
function pixelsAtEnds(value: string): [string, string] {
  const [from = 0, to = from] = [...value.matchAll(/([\d.]+)rem(?=[,)]|$)/g)].map(([, rem]) => Number(rem) * 16);
  return [from.toFixed(0), to.toFixed(0)];
}
