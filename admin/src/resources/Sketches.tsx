import { BadgeStrip, Banner, Button, formatRupees, Grid, LinkCard, Stack, Text } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';

import { Sketch } from '../inputs/Sketch.tsx';
import { useMediaAddresses, usePicture } from '../media/use-media-file.ts';
import { useText } from '../texts/language-context.ts';

/** The values of a form that are texts. */
type Texts<Name extends string> = Partial<Record<Name, string>>;

/** The card as the launchpad shows it. */
export function LaunchpadSketch() {
  const text = useText();
  const values = useWatch() as Texts<'title' | 'description' | 'image' | 'alt_image_name' | 'link'>;
  const { title, description, image = '', alt_image_name = '', link = '' } = values;
  return (
    <Sketch>
      <Grid min={300}>
        <LinkCard
          title={title || text('entities.untitled')}
          description={description}
          href={link || undefined}
          external={/^https?:/.test(link)}
          picture={usePicture(image, alt_image_name)}
        />
      </Grid>
    </Sketch>
  );
}

type WideBanner = Texts<'title' | 'sub_title' | 'button' | 'image' | 'alt_image_name' | 'type'>;

/** The banner as pages of the university show it. */
export function WideBannerSketch() {
  const text = useText();
  const values = useWatch() as WideBanner & { amount?: number | null };
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

type ReferBanner = Texts<'title' | 'sub_title' | 'desktop_image' | 'mobile_image'> & {
  usps?: readonly Texts<'title' | 'image' | 'bg_color'>[] | string;
};

/** The banner as its page shows it, with its benefits. */
export function ReferSketch() {
  const text = useText();
  const { title, sub_title, desktop_image = '', mobile_image = '', usps = [] } = useWatch() as ReferBanner;
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
