import { Button, Callout, Stack } from '@prospectus/design-system';

import { useText } from '../../../texts/language-context.ts';

/** Somebody else has changed the rules: they are loaded when the person says so, as what is typed goes then. */
export function RulesConflict({ onReload }: { onReload: () => void }) {
  const text = useText();
  return (
    <Callout tone="warning" role="alert">
      <Stack gap={1} align="start">
        <span>{text('rules.conflict')}</span>
        <Button size="small" onClick={onReload}>
          {text('rules.reload')}
        </Button>
      </Stack>
    </Callout>
  );
}
