import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const pages = import.meta.glob<{ default: ComponentType }>('../{pages,patterns}/**/*.mdx', { eager: true });

/** Every written page as HTML, by its file. Live tables are rendered with what they show now. */
export const renderedPages: Record<string, string> = Object.fromEntries(
  Object.entries(pages).map(([file, { default: Page }]) => [
    file.replace('../', 'docs/'),
    renderToStaticMarkup(<Page />),
  ]),
);
