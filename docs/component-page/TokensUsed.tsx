import * as tokens from '@prospectus/design-system/tokens';
import type { SectionProps } from './facts.ts';

/** The tokens that the component's own code names, with their values. */
export function TokensUsed({ facts }: SectionProps) {
  if (facts.tokens.length === 0) return undefined;
  return (
    <>
      <h3 id="tokens">Tokens used</h3>
      {facts.builtFrom.length > 0 && <p>Built from {facts.builtFrom.join(', ')}, which bring theirs.</p>}
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Value in light</th>
              <th scope="col">Value in dark</th>
            </tr>
          </thead>
          <tbody>
            {facts.tokens.map(({ name }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <Value name={name} scheme={tokens.lightColours} />
                <Value name={name} scheme={tokens.darkColours} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Value({ name, scheme }: { name: string; scheme: tokens.ColourScheme }) {
  const value = valueOf(name, scheme);
  return (
    <td>
      {name.startsWith('colour.') && <span className="doc-swatch" style={{ background: value }} />}
      <code>{value}</code>
    </td>
  );
}

/** `colour.action` in a scheme, `space(2)`, `radius.medium` as its value. */
function valueOf(name: string, scheme: tokens.ColourScheme): string {
  const steps = /^space\(([\d.]+)\)$/.exec(name)?.[1];
  if (steps) return tokens.space(Number(steps));
  const [group = '', key] = name.split('.');
  const found: unknown = group === 'colour' ? scheme : new Map<string, unknown>(Object.entries(tokens)).get(group);
  const value = key && found instanceof Object ? new Map<string, unknown>(Object.entries(found)).get(key) : found;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
