import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { styled } from '@mui/material/styles';
import {
  colour,
  contentWidth,
  fontSize,
  fontWeight,
  mediaQuery,
  pageGutter,
  printZoom,
  sectionPadding,
  space,
  touchTarget,
} from '../../../tokens/index.ts';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';

/** Props of {@link Section}; `data-*` and other attributes go to the `<section>`. */
export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: string;
  /** Shows the title to screen readers only: for a text with its own headings. */
  titleHidden?: boolean | undefined;
  /** Short line above the title. */
  eyebrow?: string | undefined;
  /** A sentence or two, with the width of text. Other content goes into `children`. */
  intro?: ReactNode;
  /** The background: `paper` and `white` alternate. In dark mode they look alike, and a line separates them. */
  tone?: 'paper' | 'white' | 'ink' | undefined;
  /** A link or button at the end of the title's line. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  size?: 'text' | 'page' | undefined;
  /** `strip`: a slim band with its small title next to its content on wide screens. */
  density?: 'band' | 'strip' | undefined;
  children: ReactNode;
}

/** One band of a page: one subject, named by its heading. */
export function Section(props: SectionProps) {
  const {
    id,
    title,
    titleHidden = false,
    eyebrow,
    intro,
    tone = 'paper',
    action,
    headingLevel = 2,
    size: container,
    density = 'band',
    children,
    ...rest
  } = props;
  const generatedId = useId();
  const titleId = `${id ?? generatedId}-title`;
  return (
    <Root
      id={id}
      data-tone={tone}
      data-density={density}
      data-opens={headingLevel === 1 || undefined}
      {...(titleHidden ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      {...rest}
    >
      <Container size={container}>
        {!titleHidden && (
          <Head className="head">
            <div>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <Heading
                level={headingLevel}
                size={density === 'strip' ? 'h5' : headingLevel === 1 ? 'h1' : 'h2'}
                id={titleId}
              >
                {title}
              </Heading>
              {intro && (
                <Text as="div" size="lead" tone="muted" className="intro">
                  {intro}
                </Text>
              )}
            </div>
            {action && (
              <div className="action" data-print="no">
                {action}
              </div>
            )}
          </Head>
        )}
        {children}
      </Container>
    </Root>
  );
}

const Root = styled('section')({
  background: colour.page,
  color: colour.text,
  paddingBlock: sectionPadding,
  '& + &': { borderTop: `1px solid ${colour.rule}` },
  '&[data-density="strip"]': { paddingBlock: space(3) },
  // At the top of the page its head leaves enough space.
  '&[data-opens]': { paddingTop: `clamp(${space(3)}, 4vw, ${space(6)})` },
  // On paper a page's width has two thirds of its height.
  '@media print': {
    '&, &[data-density]': { zoom: printZoom, paddingBlock: space(1.25) },
    '& .head': { marginBottom: space(1), breakAfter: 'avoid' },
  },
  '&[data-density="strip"] .head': { marginBottom: space(2) },
  [mediaQuery.desktop]: {
    '&[data-density="strip"] > *': {
      display: 'grid',
      gridTemplateColumns: '200px minmax(0, 1fr)',
      columnGap: space(4),
      alignItems: 'center',
    },
    '&[data-density="strip"] .head': { gridTemplateColumns: 'none', marginBottom: 0 },
  },
});

/** Strips that are columns of one strip on wide screens. */
export const StripRow = styled('div')({
  [mediaQuery.desktop]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    boxSizing: 'border-box',
    maxWidth: `calc(${contentWidth.page} + 2 * ${pageGutter})`,
    marginInline: 'auto',
    '& > section': { border: 0 },
    '& > section + section': { borderInlineStart: `1px solid ${colour.rule}` },
    '& > section[data-density] > *': { display: 'block' },
    '& > section[data-density] .head': { marginBottom: space(2) },
    // Figures, which have a width of their own in a row across the page.
    '& li[style]': { flexBasis: '50%' },
  },
});

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1.5),
  marginBottom: space(2),
  '& .intro': { marginTop: space(1) },
  '& > .action > a': { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
  [mediaQuery.tablet]: { gap: space(2), marginBottom: space(3) },
  [mediaQuery.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', marginBottom: space(5) },
});

const Eyebrow = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: `0 0 ${space(1.5)}`,
  fontSize: fontSize.detail,
  fontWeight: fontWeight.semibold,
  color: colour.accentText,
  '&::before': { content: '""', width: 28, height: 2, background: colour.accent },
});
