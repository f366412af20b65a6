import styled from '@emotion/styled';
import { colour, Heading, Icon, Link, space, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { BRAND } from '@prospectus/contract';

/** The header of a screen: its title, the state of its record, its actions. It also sets the title of the browser's tab. */
export function PageHeader({
  title,
  count,
  state,
  subtitle,
  actions,
  back,
}: {
  title: string;
  count?: number | undefined;
  state?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** A link one level up, such as the list a record is in. */
  back?: { label: string; href: string };
}) {
  return (
    <Root>
      <title>{`${title} · ${BRAND.name} console`}</title>
      <div className="title">
        {back && (
          <Link href={back.href} quiet className="back">
            <Icon name="arrow-left" size={16} /> {back.label}
          </Link>
        )}
        <Heading level={1} size="h3">
          {title}
          {count !== undefined && <small>{count.toLocaleString('en-IN')}</small>}
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
  gap: `${space(1.5)} ${space(3)}`,
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `4px ${space(1.5)}`, minWidth: 0 },
  '& .back': {
    display: 'inline-flex',
    flexBasis: '100%',
    alignItems: 'center',
    gap: 6,
    minHeight: 24,
    fontSize: '0.9375rem',
  },
  '& h1 small': {
    marginInlineStart: 10,
    color: colour.muted,
    fontSize: '0.6em',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: space(1) },
});
