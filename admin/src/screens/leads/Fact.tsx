import { Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

import { Muted } from '../../layout/Muted.tsx';

/** A fact under its name. */
export const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <Muted>{label}</Muted>
    <Text as="div" tabular>
      {value}
    </Text>
  </div>
);
