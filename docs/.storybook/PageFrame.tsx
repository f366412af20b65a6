import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { declare, light } from '@prospectus/design-system/tokens';
import type { PropsWithChildren } from 'react';
import { MarkdownLink } from '../blocks/MarkdownLink.tsx';

/** What stands around every page: the colours its style sheet names, and the way to its Markdown. */
export function PageFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const id = new URLSearchParams(location.search).get('id');
  return (
    <DocsContainer {...props}>
      <style>{colours}</style>
      <main>
        {children}
        {id && <MarkdownLink page={id} />}
      </main>
    </DocsContainer>
  );
}

// Under names of their own: the stories on the page set the components' names to the scheme they are shown in.
const colours = `.sbdocs { ${Object.entries(declare(light))
  .map(([name, value]) => `${name.replace('--ds-', '--doc-')}: ${value};`)
  .join(' ')} }`;
