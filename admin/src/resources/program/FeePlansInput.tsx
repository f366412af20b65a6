import { ListWaiting } from '../../inputs/LazyPartsInput.tsx';
import { lazyPart } from '../../layout/lazy-part.tsx';

/** The fee plans of a programme, those for Indian students beside those for international ones. */
export const FeePlansInput = lazyPart(async () => (await import('./FeePlanColumns.tsx')).FeePlanColumns, ListWaiting);
