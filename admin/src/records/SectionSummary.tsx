import { Button, Stack, Text } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';

import { useText } from '../texts/language-context.ts';
import { type FormSection, missingIn } from './record-sections.ts';

/** How much of the page is there, and the way to any field. */
export function SectionSummary({ sections, onFind }: { sections: readonly FormSection[]; onFind: () => void }) {
  const text = useText();
  const values = useWatch() as Record<string, unknown>;
  const states = sections.map((section) =>
    missingIn(
      section,
      section.fields.map(({ name }) => values[name]),
    ),
  );
  const known = states.filter((missing) => missing !== undefined);
  return (
    <Stack direction="row" justify="space-between" align="center" gap={1}>
      <Text size="small" tone="muted">
        {text('entities.sectionsComplete', {
          complete: known.filter((missing) => missing === 0).length,
          all: known.length,
        })}
      </Text>
      <Button variant="quiet" size="small" onClick={onFind} aria-keyshortcuts="/">
        {text('entities.findField')} <kbd>/</kbd>
      </Button>
    </Stack>
  );
}
