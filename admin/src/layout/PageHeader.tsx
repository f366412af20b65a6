import styled from '@emotion/styled';
import { Breadcrumbs, colour, Heading, mediaQuery, space, Text } from '@prospectus/design-system';
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';

import { BRAND } from '@prospectus/contract';

import { useText } from '../texts/language-context.ts';

export type Parent = { label: string; href: string };

/** The screens above the one at a path, the topmost first. */
export const ParentsContext = createContext<(path: string) => readonly Parent[]>(() => []);

type PageHeaderProps = {
  title: string;
  /** Null while it is counted: its room is kept. */
  count?: number | null | undefined;
  state?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  back?: Parent;
};

/**
 * The header of a screen: where it is, its title, the state of its record, its actions. It also sets the title of the
 * browser's tab.
 */
export function PageHeader({ title, count, state, subtitle, actions, back }: PageHeaderProps) {
  const text = useText();
  const parentsOf = use(ParentsContext);
  const { pathname } = useLocation();
  const above = back ? [...parentsOf(back.href), back] : parentsOf(pathname);
  return (
    <Root>
      <title>{`${title} · ${BRAND.name} · ${text('shell.console')}`}</title>
      <div className="title">
        {above.length > 0 && (
          <div className="above">
            <Breadcrumbs items={[...above, { label: title }]} />
          </div>
        )}
        <Heading level={1} size="h3">
          {title}
          {count === null && <small className="waiting">0</small>}
          {typeof count === 'number' && <small>{count.toLocaleString('en-IN')}</small>}
        </Heading>
        {state}
        {subtitle && (
          <Text as="div" tone="muted" size="small">
            {subtitle}
          </Text>
        )}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}

const Root = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  // As high as its buttons, which appear once the person's rights are known.
  minHeight: 44,
  gap: `${space(1.5)} ${space(3)}`,
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `4px ${space(1.5)}`, minWidth: 0 },
  [mediaQuery.desktop]: { '& .title': { flex: '1 1 420px' } },
  '& .above': { flexBasis: '100%', marginBlock: -8 },
  '& .above [aria-current]': {
    display: 'block',
    maxWidth: 'min(36ch, 60vw)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: '36px',
  },
  '& h1 small': {
    marginInlineStart: 10,
    color: colour.muted,
    fontSize: '0.6em',
    fontWeight: 400,
  },
  '& h1 .waiting': { visibility: 'hidden' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: space(1) },
});
