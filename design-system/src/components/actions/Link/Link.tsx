import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, motion, touchTarget } from '../../../tokens/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchor } from './LinkProvider.tsx';

/** Props of {@link Link}; accepts every attribute of an `<a>`. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
  /** Opens a new tab, says so, and passes no referrer. */
  external?: boolean | undefined;
  /** Underlined only on hover; for lists of links. */
  quiet?: boolean | undefined;
  /**
   * For a link outside sentences: at least 44 px high to click, without using more room than its text; it wraps like
   * text.
   */
  standalone?: boolean | undefined;
}

/** A link in running text or in a list. */
export function Link({ href, external = false, quiet = false, standalone = false, children, ...rest }: LinkProps) {
  const anchor = useAnchor(href);
  const texts = useTexts().link;
  return (
    <Anchor
      as={anchor}
      href={href}
      data-quiet={quiet || undefined}
      data-standalone={standalone || undefined}
      {...(external && outside)}
      {...rest}
    >
      {children}
      {external && (
        <>
          {/* Keeps the icon on the line of the last word. */}
          <span style={{ whiteSpace: 'nowrap' }}>
            {'\u00A0'}
            <Icon name="external" size={14} />
          </span>
          <span className="visually-hidden">{` ${texts.newTab}`}</span>
        </>
      )}
    </Anchor>
  );
}

/** Attributes of a link that opens a new tab. */
export const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

const Anchor = styled('a')({
  color: colour.action,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  transition: `color ${motion.quick}`,
  '&:hover': { color: colour.actionHover, textDecorationThickness: '2px' },
  '&[data-quiet]': { textDecorationLine: 'none' },
  '&[data-quiet]:hover': { textDecorationLine: 'underline' },
  '&[data-standalone]': {
    // Padding of an inline element uses no room, on each line; in a flex or grid container the margin compensates for
    // it.
    paddingBlock: `calc((${touchTarget}px - 1.1em) / 2)`,
    marginBlock: `calc((1.1em - ${touchTarget}px) / 2)`,
  },
});
