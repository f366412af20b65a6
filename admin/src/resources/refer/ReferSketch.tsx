import { BadgeStrip, Banner, Stack, Text } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';

import { useMediaAddresses } from '../../media/use-media-file.ts';
import { Sketch } from '../../inputs/Sketch.tsx';
import { usePicture } from '../../media/use-media-file.ts';
import { useText } from '../../texts/language-context.ts';

type Usp = Record<'id' | 'title' | 'image' | 'bg_color', string>;
type Values = Partial<Record<'title' | 'sub_title' | 'desktop_image' | 'mobile_image', string>> & {
  usps?: readonly Partial<Usp>[] | string;
};

/** The banner as its page shows it, with what one gets. */
export function ReferSketch() {
  const text = useText();
  const { title, sub_title, desktop_image = '', mobile_image = '', usps = [] } = useWatch() as Values;
  const picture = usePicture(desktop_image, '', mobile_image);
  const points = typeof usps === 'string' ? [] : usps;
  const addressOf = useMediaAddresses(points.map(({ image = '' }) => image));
  return (
    <Sketch>
      <Banner
        seed="refer"
        title={title || text('entities.untitled')}
        picture={picture}
        text={
          <Stack gap={2}>
            {sub_title && <Text as="span">{sub_title}</Text>}
            {points.length > 0 && (
              <BadgeStrip
                quiet
                items={points.map(({ title: words = '', image = '', bg_color = '' }) => ({
                  title: words || text('entities.untitled'),
                  image: addressOf(image),
                  alt: '',
                  background: bg_color,
                }))}
              />
            )}
          </Stack>
        }
      />
    </Sketch>
  );
}
