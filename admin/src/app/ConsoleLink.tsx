import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

/** A link of the design system inside the console; one that opens a new tab leads out of it, to the public site. */
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
