import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, fontSize, motion, radius, space } from '../../../tokens/index.ts';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { useAnchor } from '../../actions/Link/LinkProvider.tsx';
import { outside } from '../../actions/Link/Link.tsx';

/** Props of {@link LinkCard}. */
export interface LinkCardProps {
  title: ReactNode;
  /** Where the whole card leads; without it the card is no link. */
  href?: string | undefined;
  description?: ReactNode;
  /** Short facts in a line: '12 pages · PDF'. */
  meta?: ReactNode;
  /** An icon before the title. */
  icon?: string | undefined;
  /** Replaces the icon, in a square. */
  picture?: PictureData | undefined;
  /** Opens a new tab, says so, and passes no referrer. */
  external?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/** A card that is one link: one stop for the keyboard, clickable anywhere. */
export function LinkCard(props: LinkCardProps) {
  const { title, href, description, meta, icon, picture, external = false, headingLevel = 3 } = props;
  const anchor = useAnchor(href ?? '');
  const texts = useTexts().link;
  return (
    <Root>
      {picture && (
        <span className="picture">
          <Picture {...picture} ratio={1} sizes="72px" />
        </span>
      )}
      {icon && !picture && (
        <span className="sign">
          <Icon name={icon} />
        </span>
      )}
      <div className="words">
        <Heading level={headingLevel} size="h5">
          {href ? (
            <Whole as={anchor} href={href} {...(external && outside)}>
              {title}
              {external && <span className="visually-hidden"> {texts.newTab}</span>}
            </Whole>
          ) : (
            title
          )}
        </Heading>
        {description && <div className="description">{description}</div>}
        {meta && <div className="meta">{meta}</div>}
      </div>
      {href && (
        <span className="arrow">
          <Icon name={external ? 'external' : 'arrow-right'} size={20} />
        </span>
      )}
    </Root>
  );
}

const Root = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'flex',
  gap: space(2),
  height: '100%',
  padding: space(2.5),
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  color: colour.text,
  breakInside: 'avoid',
  transition: `border-color ${motion.quick}`,
  '&:has(a:hover)': { borderColor: colour.action },
  '&:has(a:focus-visible)': {
    outline: `2px solid ${colour.focusOuter}`,
    outlineOffset: 2,
    boxShadow: `0 0 0 2px ${colour.focusInner}`,
  },
  '& .words': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    alignContent: 'start',
    flex: 1,
    minWidth: 0,
  },
  '& .description': { fontSize: fontSize.detail },
  '& .meta': { marginTop: 4, fontSize: fontSize.detail, color: colour.muted },
  '& .picture': { flex: 'none', width: 72, height: 72, borderRadius: radius.small, overflow: 'hidden' },
  '& .sign, & .arrow': { flex: 'none', height: 'fit-content', color: colour.action },
  '& .arrow': { alignSelf: 'center', transition: `transform ${motion.quick}` },
  '&:has(a:hover) .arrow': { transform: 'translateX(4px)' },
  '@media print': { '& .arrow': { display: 'none' } },
});

const Whole = styled('a')({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: colour.action },
  // The card shows the focus ring.
  '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
});
