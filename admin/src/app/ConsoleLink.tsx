import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';

/** The design system's link inside the console: routed, except one that opens a new tab, which leads to the public site. */
export function ConsoleLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  if (rest.target === '_blank')
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
