import { POPUP_KIND } from '@prospectus/contract/constants';
import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

import { openEnquiry } from '../openers/open-requests.ts';
import { popupKind, popupRequests } from './popups.ts';
import type { PromotionalPopupProps } from './PromotionalPopup.tsx';

type Props = { banner: PromotionalPopupProps['banner'] | null };

const PromotionalPopup = lazy<ComponentType<PromotionalPopupProps>>(async () => ({
  default: (await import('./PromotionalPopup.tsx')).PromotionalPopup,
}));

/** Shows a requested pop-up: the promotional banner, or the lead modal (POPUP-01). */
export function PopupHost({ banner }: Props) {
  const trigger = useSyncExternalStore(popupRequests.subscribe, popupRequests.current, () => null);
  const kind = popupKind(banner);
  useEffect(() => {
    if (trigger === null || kind === POPUP_KIND.PROMOTIONALPOPUP) return;
    popupRequests.set(null);
    openEnquiry({ variant: 'REGISTER', origin: trigger, popup: trigger });
  }, [trigger, kind]);
  if (trigger === null || !banner) return null;
  return (
    <Suspense fallback={null}>
      <PromotionalPopup banner={banner} trigger={trigger} onClose={popupRequests.close} />
    </Suspense>
  );
}
