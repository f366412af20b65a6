import { lazyPart } from '../layout/lazy-part.tsx';

export const LazyLinkPicker = lazyPart(async () => (await import('./LinkPicker.tsx')).LinkPicker);
