import { createContext, type ComponentType, type AnchorHTMLAttributes, type ReactNode, useContext } from 'react';

/** Renders inner links: a plain `<a>` unless an application passes the link of its router. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

/** Makes all links of the design system use an application's router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** The element for an address: the router's link for pages of the site, `<a>` for everything else. */
export function useAnchor(href: string): LinkComponent | 'a' {
  const component = useContext(LinkContext);
  return isInner(href) ? component : 'a';
}

const isInner = (href: string) => href.startsWith('/') && !href.startsWith('//');
