import { Text } from '@prospectus/design-system';
import type { ReactNode } from 'react';

/** A fact under its name. */
export const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <Text as="div" size="small" tone="muted">
      {label}
    </Text>
    <Text as="div" tabular>
      {value}
    </Text>
  </div>
);
