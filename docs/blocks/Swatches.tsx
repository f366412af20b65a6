import type { ColourScheme } from '@prospectus/design-system/tokens';
import { dark, ink, light } from '@prospectus/design-system/tokens';

const schemes = { light, ink, dark } satisfies Record<string, ColourScheme>;

/** The colours of one scheme, by the job each has. */
export function Swatches({ scheme }: { scheme: keyof typeof schemes }) {
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 12, margin: 0 }}>
      {Object.entries(schemes[scheme]).map(([name, value]) => (
        <div key={name}>
          <div style={{ height: 48, background: value, border: `1px solid ${light.edge}`, borderRadius: 6 }} />
          <dt style={{ fontWeight: 600 }}>{name}</dt>
          <dd style={{ margin: 0 }}>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
