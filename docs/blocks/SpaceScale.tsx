import { light, radius, space } from '@prospectus/design-system/tokens';

const steps = [0.5, 1, 1.5, 2, 3, 4, 6, 8];

/** Steps of the 8-point grid, and the corners. */
export function SpaceScale() {
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {steps.map((step) => (
        <div key={step} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <code style={{ width: 160 }}>
            space({step}) = {space(step)}
          </code>
          <div style={{ width: space(step), height: 16, background: light.action }} />
        </div>
      ))}
      {Object.entries(radius).map(([name, value]) => (
        <div key={name} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <code style={{ width: 160 }}>
            radius.{name} = {value}
          </code>
          <div style={{ width: 64, height: 32, border: `2px solid ${light.action}`, borderRadius: value }} />
        </div>
      ))}
    </div>
  );
}
