import { Stack } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { Muted } from '../layout/Muted.tsx';
import { useText } from '../texts/language-context.ts';

export function Sketch({ children }: { children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Muted as="span">{useText()('media.sketch')}</Muted>
      <div inert>{children}</div>
    </Stack>
  );
}
