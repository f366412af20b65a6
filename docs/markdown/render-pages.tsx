import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const pages = import.meta.glob<{ default: ComponentType }>('../{pages,patterns}/**/*.mdx', { eager: true });

/** Every MDX page as HTML, by its file. Tables made from the sources are included. */
export const renderedPages: Record<string, string> = Object.fromEntries(
  Object.entries(pages).map(([file, { default: Page }]) => [
    file.replace('../', 'docs/'),
    renderToStaticMarkup(<Page />),
  ]),
);
