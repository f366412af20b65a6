import { Text, type TextProps } from '@prospectus/design-system';

/** What is said beside the matter: small and grey. */
export const Muted = (props: Omit<TextProps, 'size' | 'tone'>) => (
  <Text as="div" size="small" tone="muted" {...props} />
);
