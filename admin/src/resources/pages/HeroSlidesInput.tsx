import { lazy, Suspense } from 'react';

import { type FormField } from '../../fields/schema.ts';
import type { KindInputProps } from '../../inputs/kind-input.ts';
import { LazyPartsInput } from '../../inputs/LazyPartsInput.tsx';

const Fields = lazy(async () => ({ default: (await import('./HeroSlideFields.tsx')).HeroSlideFields }));

const SlideFields = (props: { source: string; fields: readonly FormField[] }) => (
  <Suspense fallback={null}>
    <Fields {...props} />
  </Suspense>
);

/** The hero slides of a page, each shown as the page shows it above its fields. */
export const HeroSlidesInput = (props: KindInputProps) => (
  <LazyPartsInput {...props} layout={SlideFields} summary={({ link }) => (typeof link === 'string' ? link : '')} />
);
