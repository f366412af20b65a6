import { type ComponentProps, lazy, Suspense } from 'react';

import type { LinkPicker } from './LinkPicker.tsx';

const Picker = lazy(async () => ({ default: (await import('./LinkPicker.tsx')).LinkPicker }));

/** `LinkPicker`, loaded when it is first opened. */
export const LazyLinkPicker = (props: ComponentProps<typeof LinkPicker>) => (
  <Suspense fallback={null}>
    <Picker {...props} />
  </Suspense>
);
