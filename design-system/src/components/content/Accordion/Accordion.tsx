import { type MouseEvent, type ReactNode, useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontFamily, fontSize, fontWeight, motion, space } from '../../../tokens/index.ts';
import type { HeadingLevel } from '../../text/Heading/Heading.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';

/** One part of an {@link Accordion}. */
export interface AccordionItem {
  id: string;
  title: string;
  /** Short facts at the end of the title's line. */
  meta?: ReactNode;
  /** A mark before the title; faint until its part, or a later one, is open. */
  mark?: ReactNode;
  content: ReactNode;
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  items: AccordionItem[];
  /**
   * `single`: at most one part is open. `single-never-empty`: exactly one, the open one cannot be closed.
   * `multiple`: any number.
   */
  mode?: 'single' | 'single-never-empty' | 'multiple' | undefined;
  /** Groups parts that close each other; must be unique on the page. Made up when absent. */
  name?: string | undefined;
  /** Open at the start; `single-never-empty` opens the first when absent. */
  defaultOpenId?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** `small` for parts beside a form's fields. */
  size?: 'small' | 'medium' | undefined;
  /** A visitor opened a part; not called for the one that is open at the start. */
  onOpen?: ((item: AccordionItem) => void) | undefined;
}

/** Parts that open below their titles: native `<details>`, so they work before and without script. */
export function Accordion(props: AccordionProps) {
  const { items, mode = 'single', name, defaultOpenId, headingLevel = 3, size = 'medium', onOpen } = props;
  const made = useId();
  const group = mode === 'multiple' ? undefined : (name ?? made);
  const first = defaultOpenId ?? (mode === 'single-never-empty' ? items[0]?.id : undefined);
  const press = (event: MouseEvent<HTMLElement>, item: AccordionItem) => {
    const isOpen = event.currentTarget.closest('details')?.open;
    if (!isOpen) onOpen?.(item);
    else if (mode === 'single-never-empty') event.preventDefault();
  };
  if (items.length === 0) return null;
  const H = `h${headingLevel}` as const;
  return (
    <Root data-mode={mode} data-size={size}>
      {items.map((item) => (
        <details
          key={item.id}
          name={group}
          // The browser owns `open` from here on: React is given the same value for ever.
          open={item.id === first}
          suppressHydrationWarning
        >
          <summary onClick={(event) => press(event, item)}>
            {item.mark && <span className="mark">{item.mark}</span>}
            <H>{item.title}</H>
            {item.meta && <span className="meta">{item.meta}</span>}
            <Icon name="chevron-down" size={22} />
          </summary>
          <div className="content">{item.content}</div>
        </details>
      ))}
    </Root>
  );
}

const Root = styled('div')({
  borderBottom: `1px solid ${colour.rule}`,
  '& details': { borderTop: `1px solid ${colour.rule}` },
  // The facts stand at the end of the title's line, or under it where the line is full; the arrow stands aside.
  '& summary': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    columnGap: space(2),
    rowGap: 2,
    minHeight: 60,
    paddingBlock: space(1.5),
    paddingInlineEnd: `calc(22px + ${space(2)})`,
    boxSizing: 'border-box',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary :is(h2, h3, h4, h5, h6)': {
    flex: '1 1 auto',
    margin: 0,
    fontFamily: fontFamily.display,
    fontSize: fontSize.h5,
    fontWeight: fontWeight.semibold,
    lineHeight: 1.35,
  },
  '& summary .meta': {
    fontSize: fontSize.small,
    color: colour.muted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  '& summary > svg': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    marginBlock: 'auto',
    color: colour.action,
    transition: `transform ${motion.calm}`,
  },
  '& .mark': { alignSelf: 'center', marginBlock: space(-1), opacity: 0.3 },
  '& [open] > summary .mark': { opacity: 1 },
  // Apart from the rule above, for browsers without `:has()`.
  '& :has(~ [open]) > summary .mark': { opacity: 1 },
  // Everything is open on paper: two columns, and nothing to click.
  '@media print': {
    columns: 2,
    columnGap: space(4),
    '& summary': { minHeight: 0, paddingBlock: space(0.75) },
    '& summary > svg': { display: 'none' },
    '& .mark': { display: 'none' },
    '& .content': { paddingBottom: space(1.5) },
  },
  '& summary:hover :is(h2, h3, h4, h5, h6)': { color: colour.action },
  '& details[open] > summary svg': { transform: 'rotate(180deg)' },
  '& details[open] > summary': { boxShadow: `inset 0 2px 0 ${colour.accent}` },
  '&[data-mode="single-never-empty"] details[open] > summary': { cursor: 'default' },
  '& .content': { paddingBottom: space(3) },
  '&[data-size="small"] summary': { minHeight: 44, paddingBlock: space(0.75) },
  '&[data-size="small"] summary :is(h2, h3, h4, h5, h6)': { fontFamily: 'inherit', fontSize: fontSize.small },
});
