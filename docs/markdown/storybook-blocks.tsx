import type { ReactNode } from 'react';

// Replaces `@storybook/addon-docs/blocks` when MDX pages are rendered to Markdown.

export const Meta = () => undefined;

/** A live example has no Markdown; its page shows the source. */
export const Canvas = () => undefined;
export const Story = () => undefined;
export const Controls = () => undefined;

export const Source = ({ code = '', language = 'tsx' }: { code?: string; language?: string }) => (
  <pre>
    <code className={`language-${language}`}>{code}</code>
  </pre>
);

export const AnchorMdx = ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>;

export const Unstyled = ({ children }: { children: ReactNode }) => children;
