import { Stack, Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { useText } from '../texts/language-context.ts';

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
