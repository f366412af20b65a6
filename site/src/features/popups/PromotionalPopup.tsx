import { Button, Dialog, Picture, type PictureData } from '@prospectus/design-system';

import { openerProps } from '../../lib/openers.ts';
import { bannerOrigin, type PopupTrigger } from './popups.ts';

export type PromotionalPopupProps = {
  banner: { title: string; picture?: PictureData | undefined };
  trigger: PopupTrigger;
  onClose: () => void;
};

/** The promotional banner as a pop-up, which opens the lead modal (POPUP-01). */
export function PromotionalPopup({ banner, trigger, onClose }: PromotionalPopupProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={banner.title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button {...openerProps('REGISTER', bannerOrigin(trigger))} onClick={onClose}>
            Apply Now
          </Button>
        </>
      }
    >
      {banner.picture && <Picture seed="promotional" {...banner.picture} ratio={16 / 9} />}
    </Dialog>
  );
}
