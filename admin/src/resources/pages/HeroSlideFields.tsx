import { Button, HeroCarousel, Stack } from '@prospectus/design-system';
import { useWatch } from 'react-hook-form';

import type { FormField } from '../../fields/schema.ts';
import { PartFields } from '../../inputs/PartFields.tsx';
import { Sketch } from '../../inputs/Sketch.tsx';
import { usePicture } from '../../media/use-media-file.ts';
import { useText } from '../../texts/language-context.ts';

type Slide = Record<'title' | 'sub_title' | 'image' | 'mobile_image' | 'alt' | 'link' | 'link_label', string>;
const ORDER = ['title', 'sub_title', 'link_label', 'link', 'image', 'mobile_image', 'alt'];

/** The fields of a hero slide in the order of the slide, below the slide itself. */
export function HeroSlideFields({ source, fields }: { source: string; fields: readonly FormField[] }) {
  const text = useText();
  const slide = (useWatch({ name: source }) ?? {}) as Partial<Slide>;
  const { title = '', sub_title, link, link_label, image = '', mobile_image = '', alt } = slide;
  const picture = usePicture(image, alt, mobile_image);
  return (
    <Stack gap={2}>
      <Sketch>
        <HeroCarousel
          label={text('media.sketch')}
          tone="paper"
          slides={[
            {
              id: source,
              title: title || text('entities.untitled'),
              text: sub_title,
              ...(link && { action: <Button>{link_label || text('entities.pages.readOn')}</Button> }),
              ...(picture && { picture }),
            },
          ]}
        />
      </Sketch>
      <PartFields
        source={source}
        fields={fields.toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name))}
        wide="title"
      />
    </Stack>
  );
}
