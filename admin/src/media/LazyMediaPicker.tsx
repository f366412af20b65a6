import { type ComponentProps, lazy, Suspense } from 'react';

import type { MediaPicker } from './MediaPicker.tsx';

const Picker = lazy(async () => ({ default: (await import('./MediaPicker.tsx')).MediaPicker }));

/** `MediaPicker`, loaded when it is first opened. */
export const LazyMediaPicker = (props: ComponentProps<typeof MediaPicker>) => (
  <Suspense fallback={null}>
    <Picker {...props} />
  </Suspense>
);
