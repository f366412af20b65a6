import { Text, type TextProps } from '@prospectus/design-system';

/** Small grey text. */
export const Muted = (props: Omit<TextProps, 'size' | 'tone'>) => (
  <Text as="div" size="small" tone="muted" {...props} />
);
