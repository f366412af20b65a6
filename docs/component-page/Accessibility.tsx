import { HeaderMdx } from '@storybook/addon-docs/blocks';
import { TESTED_FOR_ALL } from '../model/tested-for-all.ts';
import type { SectionProps } from './facts.ts';
import { Inline } from './Inline.tsx';

/** Its keys, its roles, names and states for assistive technology, and what was tested. */
export function Accessibility({ facts: { guide } }: SectionProps) {
  return (
    <section aria-labelledby="accessibility">
      <HeaderMdx as="h2" id="accessibility">
        Accessibility
      </HeaderMdx>
      <h3 id="keyboard">Keyboard</h3>
      {guide && guide.keyboard.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do</th>
            </tr>
          </thead>
          <tbody>
            {guide.keyboard.map(({ keys, does }) => (
              <tr key={keys}>
                <th scope="row">
                  <kbd>{keys}</kbd>
                </th>
                <td>
                  <Inline text={does} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>It answers to no keys of its own.</p>
      )}
      {guide && (
        <>
          <h3 id="assistive-technology">What assistive technology announces</h3>
          <Lines lines={guide.roles} />
          <h3 id="tested">Tested</h3>
          <Lines lines={guide.tested} />
        </>
      )}
      <p>As for every component:</p>
      <Lines lines={TESTED_FOR_ALL} />
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Inline text={line} />
        </li>
      ))}
    </ul>
  );
}
