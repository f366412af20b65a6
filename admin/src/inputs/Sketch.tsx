import { Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { useText } from '../texts/language-context.ts';

/** What is being filled in, as visitors will see it; nothing in it can be pressed. */
export function Sketch({ children }: { children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Text as="span" size="small" tone="muted">
        {useText()('media.sketch')}
      </Text>
      <div inert>{children}</div>
    </Stack>
  );
}
