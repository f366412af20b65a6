import { styled } from '@mui/material/styles';
import { colour, mediaQuery, space } from '../../../tokens/index.ts';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { Text } from '../../text/Text/Text.tsx';

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** In order, from the first to the last. */
  items: { title: string; description?: string | undefined; icon?: string | undefined }[];
}

/** Stages along one line. */
export function Timeline({ items }: TimelineProps) {
  if (items.length === 0) return null;
  return (
    <List data-across={items.length <= 5 || undefined}>
      {items.map((item) => (
        <li key={item.title}>
          <span className="stop">
            <Icon name={item.icon ?? 'mark'} size={20} />
          </span>
          <div>
            <Heading level={3} size="h5">
              {item.title}
            </Heading>
            {item.description && <Text tone="muted">{item.description}</Text>}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    gap: space(2.5),
    paddingBottom: space(2.5),
    [mediaQuery.tablet]: { paddingBottom: space(4) },
  },
  '& li:last-of-type': { paddingBottom: 0 },
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 21,
    top: 44,
    bottom: 0,
    width: 2,
    background: colour.rule,
  },
  '& li > div': { display: 'grid', gap: 4, paddingTop: 8 },
  '& .stop': {
    display: 'grid',
    placeItems: 'center',
    width: 42,
    height: 42,
    border: `1px solid ${colour.action}`,
    borderRadius: '50%',
    background: colour.surface,
    color: colour.action,
  },
  '@media print': {
    '&, &[data-across]': {
      display: 'grid',
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space(3),
    },
    '& li': { paddingBottom: space(1.5) },
    '& li:not(:last-of-type)::before': { display: 'none' },
  },
  '@media (forced-colors: active)': { '& li:not(:last-of-type)::before': { background: 'GrayText' } },
  // A short timeline is horizontal on a wide page.
  [mediaQuery.desktop]: {
    '&[data-across]': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    '&[data-across] li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space(1),
      paddingBottom: 0,
      paddingInlineEnd: space(3),
      alignContent: 'start',
    },
    '&[data-across] li:not(:last-of-type)::before': {
      insetInlineStart: 42,
      insetInlineEnd: 0,
      top: 20,
      bottom: 'auto',
      width: 'auto',
      height: 2,
    },
  },
});
