import { Button, Callout, Stack, Text } from '@prospectus/design-system';
import { type ReactNode, useRef } from 'react';

import { StickyBar } from '../../../layout/StickyBar.tsx';
import { useCall } from '../../../providers/calls.ts';
import { UnsavedChangesGuard } from '../../../records/UnsavedChangesGuard.tsx';
import { useText } from '../../../texts/language-context.ts';

/** Saves rules: `errors` are those of the fields, `isConflict` if somebody else has changed the rules. */
export function useSaveRules() {
  const { failure, ...calls } = useCall({ inPlace: true });
  const errors = failure?.errors ?? {};
  const isConflict = failure?.code === 'VERSION_CONFLICT';
  return {
    ...calls,
    errors,
    isConflict,
    failure: isConflict ? undefined : (Object.values(errors)[0] ?? failure?.message),
  };
}

type RulesFormProps = {
  isChanged: boolean;
  saving: ReturnType<typeof useSaveRules>;
  children: ReactNode;
  buttons: ReactNode;
};

/** A form of rules, saved as a whole: its conflict with a colleague, its bar, and the question before it is left. */
export function RulesForm({ isChanged, saving: { attempt, failure, isConflict }, children, buttons }: RulesFormProps) {
  const text = useText();
  const mayLeave = useRef(false);
  // The rules are loaded on request only: what is typed is lost then.
  const reload = () => void attempt(() => Promise.resolve(), { refetch: ['lead-rules'] });
  return (
    <Stack gap={2}>
      {isConflict && (
        <Callout tone="warning" role="alert">
          <Stack gap={1} align="start">
            <span>{text('rules.conflict')}</span>
            <Button size="small" onClick={reload}>
              {text('rules.reload')}
            </Button>
          </Stack>
        </Callout>
      )}
      {children}
      <StickyBar state={<Text as="span">{isChanged ? text('rules.unsaved') : ''}</Text>} failure={failure}>
        {buttons}
      </StickyBar>
      <UnsavedChangesGuard hasUnsaved={() => isChanged} mayLeave={mayLeave} consequence="rules.unsaved" />
    </Stack>
  );
}
