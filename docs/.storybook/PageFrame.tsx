import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { colourVariables, fontFamily, lightColours } from '@prospectus/design-system/tokens';
import type { PropsWithChildren } from 'react';

/** The frame of every page: the colours and fonts that its style sheet uses, and the link to its Markdown. */
export function PageFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const id = new URLSearchParams(location.search).get('id');
  return (
    <DocsContainer {...props}>
      <style>{variables}</style>
      <main>
        {children}
        {id && (
          <a className="doc-markdown" href={`./md/${id.replace(/--docs$/, '')}.md`} target="_blank" rel="noreferrer">
            This page as Markdown
          </a>
        )}
      </main>
    </DocsContainer>
  );
}

// Other names than those of the design system: stories set its variables to their own scheme.
const values = {
  ...Object.fromEntries(
    Object.entries(colourVariables(lightColours)).map(([name, value]) => [name.replace('--ds-', '--doc-'), value]),
  ),
  ...Object.fromEntries(Object.entries(fontFamily).map(([name, value]) => [`--doc-family-${name}`, value])),
};
const variables = `.sbdocs { ${Object.entries(values)
  .map(([name, value]) => `${name}: ${value};`)
  .join(' ')} }`;
