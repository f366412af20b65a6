import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, radius, space } from '../../../tokens/index.ts';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { Text } from '../../text/Text/Text.tsx';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  title: string;
  /** Why it is empty and what to do. */
  text?: ReactNode;
  icon?: string | undefined;
  /** Replaces the icon. */
  drawing?: ReactNode;
  action?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
}

/** Shown instead of an empty list: why, and the first thing to do. */
export function EmptyState({ title, text, icon = 'search', drawing, action, headingLevel = 3 }: EmptyStateProps) {
  return (
    <Root>
      {drawing ?? <Icon name={icon} size={32} />}
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      {text && (
        <Text as="div" tone="muted">
          {text}
        </Text>
      )}
      {action}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1.5),
  padding: `${space(5)} ${space(3)}`,
  border: `1px dashed ${colour.edge}`,
  borderRadius: radius.medium,
  textAlign: 'center',
  '& > svg': { color: colour.accentText },
});
