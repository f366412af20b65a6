import { ListWaiting } from '../../inputs/LazyPartsInput.tsx';
import { lazyPart } from '../../layout/lazy-part.tsx';

/** The sections of a page: switched on or off, and put in order. */
export const SectionOrderInput = lazyPart(async () => (await import('./SectionOrder.tsx')).SectionOrder, ListWaiting);
