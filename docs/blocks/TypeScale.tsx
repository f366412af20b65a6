import { family, size } from '@prospectus/design-system/tokens';

const display = new Set(['display', 'h1', 'h2', 'h3', 'h4', 'h5']);

/** The sizes of text, each in the family it is used with. */
export function TypeScale() {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      {Object.entries(size)
        .toReversed()
        .map(([name, value]) => (
          <div key={name}>
            <code>
              {name}: {value}
            </code>
            <div
              style={{
                fontSize: value,
                fontFamily: display.has(name) ? family.display : family.text,
                lineHeight: 1.2,
                overflowWrap: 'anywhere',
              }}
            >
              Fees from ₹21,899 a semester
            </div>
          </div>
        ))}
    </div>
  );
}
