import { createContext, type ComponentType, type AnchorHTMLAttributes, type ReactNode, useContext } from 'react';

/** What draws an inner link: plain `<a>` unless an application hands in its router's link. */
export type LinkComponent = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

/** Lets an application's router follow every link of the design system. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** The element for an address: the router's link inside the site, `<a>` for everything else. */
export function useAnchor(href: string): LinkComponent | 'a' {
  const component = useContext(LinkContext);
  return isInner(href) ? component : 'a';
}

const isInner = (href: string) => href.startsWith('/') && !href.startsWith('//');
