import { Grid, LinkCard } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';

import { Sketch } from '../../inputs/Sketch.tsx';
import { usePicture } from '../../media/use-media-file.ts';
import { useText } from '../../texts/language-context.ts';

type Values = Partial<Record<'title' | 'description' | 'image' | 'alt_image_name' | 'link', string>>;

/** The card as the launchpad shows it. */
export function LaunchpadSketch() {
  const text = useText();
  const { title, description, image = '', alt_image_name = '', link = '' } = useWatch() as Values;
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
