import { type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { colour, motion, radius, shadow, size, target, weight } from '../../tokens/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import type { NavItem } from './NavItem.ts';

/** The menu of wide screens: one row; an entry with further links opens them below itself. */
export function Menu({ items, currentHref }: { items: NavItem[]; currentHref?: string | undefined }) {
  const name = useId();
  const row = useRef<HTMLUListElement>(null);
  useDismissal(row);
  return (
    <Row ref={row}>
      {items.map((item) => (
        <li
          key={item.label}
          onPointerEnter={(event) => hover(event, true)}
          onPointerLeave={(event) => hover(event, false)}
        >
          {item.items?.length ? (
            <details name={name}>
              <summary onClick={keepOpenUnderMouse}>
                {item.label}
                <Icon name="chevron-down" size={16} />
              </summary>
              <ul>
                {item.items.map((inner) => (
                  <li key={inner.label}>
                    <Entry item={inner} currentHref={currentHref} />
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <Entry item={item} currentHref={currentHref} />
          )}
        </li>
      ))}
    </Row>
  );
}

/** A single link of a menu. */
export function Entry({ item, currentHref }: { item: NavItem; currentHref?: string | undefined }) {
  return (
    <Link
      href={item.href ?? '#'}
      quiet
      external={item.external}
      aria-current={item.href === currentHref ? 'page' : undefined}
    >
      {item.label}
    </Link>
  );
}

/** A mouse opens by pointing; fingers and keys press. */
function hover(event: PointerEvent<HTMLLIElement>, open: boolean) {
  const details = event.currentTarget.querySelector('details');
  if (details && event.pointerType === 'mouse') details.open = open;
}

/** Pointing has opened it already; the press that often follows must not close it again. */
function keepOpenUnderMouse(event: MouseEvent<HTMLElement>) {
  const { nativeEvent } = event;
  const byMouse = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse';
  if (byMouse && event.currentTarget.closest('details')?.open) event.preventDefault();
}

/** Escape, a press elsewhere and leaving by Tab close what is open. */
function useDismissal(row: { current: HTMLUListElement | null }) {
  useEffect(() => {
    const open = () => row.current?.querySelector<HTMLDetailsElement>('details[open]');
    const close = (event: Event) => {
      const details = open();
      if (details && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      const details = open();
      if (event.key !== 'Escape' || !details) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', escape);
    };
  }, [row]);
}

const Row = styled('ul')({
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
  fontWeight: weight.medium,
  '& ul': { margin: 0, padding: 8, listStyle: 'none' },
  '& > li': { position: 'relative' },
  '& a, & summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: target,
    paddingInline: 12,
    borderRadius: radius.small,
    color: colour.text,
    listStyle: 'none',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    transition: `background-color ${motion.quick}`,
  },
  '& a:hover, & summary:hover': { background: colour.tint, textDecorationLine: 'none' },
  '& a[aria-current]': { boxShadow: `inset 0 -2px 0 ${colour.accent}` },
  '& summary svg': { transition: `transform ${motion.quick}` },
  '& details[open] > summary svg': { transform: 'rotate(180deg)' },
  '& details > ul': {
    position: 'absolute',
    top: '100%',
    insetInlineStart: 0,
    minWidth: 240,
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.medium,
    boxShadow: shadow.floating,
  },
});
