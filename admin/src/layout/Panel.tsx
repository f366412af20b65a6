import { Card, Heading, type HeadingProps, Stack } from '@prospectus/design-system';
import type { ReactNode } from 'react';

type PanelProps = {
  title: string;
  level?: HeadingProps['level'];
  end?: ReactNode;
  gap?: number;
  id?: string;
  children: ReactNode;
};

export function Panel({ title, level = 2, end, gap = 2, id, children }: PanelProps) {
  const heading = (
    <Heading level={level} size="h5">
      {title}
    </Heading>
  );
  return (
    <Card as="section" {...(id && { id })}>
      <Stack gap={gap}>
        {end ? (
          <Stack direction="row" justify="space-between" align="end" gap={2}>
            {heading}
            {end}
          </Stack>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Card>
  );
}
