import { lazyPart } from '../layout/lazy-part.tsx';

export const LazyMediaPicker = lazyPart(async () => (await import('./MediaPicker.tsx')).MediaPicker);
