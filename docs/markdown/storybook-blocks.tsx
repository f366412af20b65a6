import type { ReactNode } from 'react';

// What a written page imports from Storybook, as it reads in Markdown. Vite puts this in place of
// `@storybook/addon-docs/blocks` where pages are rendered without a browser.

/** Places a page in the sidebar; says nothing itself. */
export const Meta = () => undefined;

/** A live example cannot be printed; its page shows the source beside it. */
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
