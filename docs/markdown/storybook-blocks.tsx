import type { ReactNode } from 'react';

// What an MDX page imports from Storybook, as plain elements for Markdown. Vite replaces
// `@storybook/addon-docs/blocks` with it where pages are rendered without a browser.

/** Puts a page into the sidebar; renders nothing. */
export const Meta = () => undefined;

/** A live example has no Markdown; its page shows the source beside it. */
export const Canvas = () => undefined;
export const Story = () => undefined;
export const Controls = () => undefined;

/** Code, in its language. */
export const Source = ({ code = '', language = 'tsx' }: { code?: string; language?: string }) => (
  <pre>
    <code className={`language-${language}`}>{code}</code>
  </pre>
);

/** A link of the page. */
export const AnchorMdx = ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>;

/** Content without Storybook's look. */
export const Unstyled = ({ children }: { children: ReactNode }) => children;
