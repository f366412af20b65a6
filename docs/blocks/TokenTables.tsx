import {
  breakpoints,
  contentWidth,
  fontFamily,
  fontSize,
  fontWeight,
  lightColours,
  lineHeight,
  maxLineLength,
  mediaQuery,
  pageGutter,
  radius,
  sectionPadding,
  shadow,
  space,
  touchTarget,
  zIndex,
} from '@prospectus/design-system/tokens';
import type { CSSProperties } from 'react';
import { Table } from '../component-page/Table.tsx';

export const SpaceTable = () => (
  <Samples
    values={STEPS.map((step) => [`space(${step})`, space(step)])}
    styleOf={(width) => ({ width, height: 16, background: lightColours.action })}
  />
);

export const WidthTable = () => (
  <Values
    values={[
      ['sectionPadding', sectionPadding],
      ['pageGutter', pageGutter],
      ...namesOf('contentWidth', contentWidth),
      ['touchTarget', `${touchTarget}px`],
    ]}
  />
);

export const RadiusTable = () => (
  <Samples
    values={namesOf('radius', radius)}
    styleOf={(borderRadius) => ({ ...BOX, border: `2px solid ${lightColours.action}`, borderRadius })}
  />
);

export const ShadowTable = () => (
  <Samples
    values={namesOf('shadow', shadow)}
    styleOf={(boxShadow) => ({ ...BOX, margin: 12, background: lightColours.surface, boxShadow })}
  />
);

export const LayerTable = () => (
  <Values values={namesOf('zIndex', zIndex).toSorted(([, a], [, b]) => Number(b) - Number(a))} />
);

export const BreakpointTable = () => (
  <Table
    head={['Token', 'Value', 'Design point']}
    rows={Object.entries(mediaQuery).map(([name, query]) => [
      `\`mediaQuery.${name}\``,
      query.replace('@media ', ''),
      name in breakpoints ? 'yes' : '',
    ])}
  />
);

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 8, 12];
const BOX = { width: 96, height: 48 };

type NamedValues = (readonly [name: string, value: string])[];

const namesOf = (group: string, values: Record<string, string | number>): NamedValues =>
  Object.entries(values).map(([name, value]) => [`${group}.${name}`, String(value)]);

const Values = ({ values }: { values: NamedValues }) => (
  <Table head={['Token', 'Value']} rows={values.map(([name, value]) => [`\`${name}\``, value])} />
);

const Samples = ({ values, styleOf }: { values: NamedValues; styleOf: (value: string) => CSSProperties }) => (
  <Table
    head={['Token', 'Value', 'Here']}
    rows={values.map(([name, value]) => [`\`${name}\``, value, <div key={name} style={styleOf(value)} />])}
  />
);

const HEADING_SIZES = new Set(['display', 'h1', 'h2', 'h3', 'h4', 'h5']);

/** Font sizes, each in its family, at the width of this window. */
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

/** A fluid size in px at its narrow and its wide end. */
function pixelsAtEnds(value: string): [string, string] {
  const [from = 0, to = from] = [...value.matchAll(/([\d.]+)rem(?=[,)]|$)/g)].map(([, rem]) => Number(rem) * 16);
  return [from.toFixed(0), to.toFixed(0)];
}
