import { Grid, Section, Stack, Text, VideoFacade } from '@prospectus/design-system';

import { ApplyAction } from '../../../features/apply/ApplyAction.tsx';
import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** The intro video; nothing is fetched from its player before the click (PAGE-26). */
export function VideoSection({ page, visitor, open, tone }: ProgramSectionProps) {
  const { video } = page.sections;
  if (!video) return null;
  const title = video.title || page.title;
  return (
    <Section id="video" data-print="no" tone={tone} title="See for yourself">
      <Grid min={320} gap={4}>
        <VideoFacade
          title={title}
          embedUrl={video.link}
          {...(video.thumbnail && { thumbnail: { src: video.thumbnail, alt: '' } })}
        />
        <Stack gap={2} justify="center" align="start">
          <Text size="lead">Watch the video. If you still have questions, ask a counsellor.</Text>
          <ApplyAction
            label="Talk to our counsellor"
            origin="video"
            variant="secondary"
            visitor={visitor}
            open={open}
            program={page.program}
          />
        </Stack>
      </Grid>
    </Section>
  );
}
