import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, radius, space } from '../../../tokens/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { Icon } from '../../actions/Icon/Icon.tsx';
import { Text } from '../../text/Text/Text.tsx';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  title: string;
  /** What happened and what was saved. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Alternatives, such as links. */
  action?: ReactNode;
  headingLevel?: HeadingLevel | undefined;
}

/** An error: what failed, and what to do. */
export function ErrorState({ title, text, onRetry, action, headingLevel = 3 }: ErrorStateProps) {
  const texts = useTexts().errorState;
  return (
    <Root role="alert">
      <Icon name="warning" size={32} />
      <Heading level={headingLevel} size="h4">
        {title}
      </Heading>
      {text && (
        <Text as="div" tone="muted">
          {text}
        </Text>
      )}
      {onRetry && (
        <Button startIcon="refresh" variant="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {action}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1.5),
  padding: space(3),
  border: `1px solid ${colour.danger}`,
  borderRadius: radius.medium,
  background: colour.surface,
  '& > svg': { color: colour.danger },
});
