import { Banner, Button, formatRupees } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';

import { Sketch } from '../../inputs/Sketch.tsx';
import { usePicture } from '../../media/use-media-file.ts';
import { useText } from '../../texts/language-context.ts';

type Values = Partial<Record<'title' | 'sub_title' | 'button' | 'image' | 'alt_image_name' | 'type', string>> & {
  amount?: number | null;
};

/** The banner as pages of the university show it. */
export function WideBannerSketch() {
  const text = useText();
  const values = useWatch() as Values;
  const { title, sub_title, button, image = '', alt_image_name, type = '', amount } = values;
  const words = title?.replace('{amount}', amount ? formatRupees(amount).replace('₹', '') : '…');
  return (
    <Sketch>
      <Banner
        seed={type}
        title={words || text('entities.untitled')}
        text={sub_title}
        picture={usePicture(image, alt_image_name)}
        action={<Button>{button || '…'}</Button>}
      />
    </Sketch>
  );
}
