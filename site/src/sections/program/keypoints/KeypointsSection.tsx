import { IconList, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../../lib/section-props.ts';

/** Key points, each with the icon of its position. */
export function KeypointsSection({ page, tone }: ProgramSectionProps) {
  const items = page.keypoints.map((title, at) => ({ title, icon: page.keypoint_icons[at] || 'mark' }));
  return (
    <Section id="keypoints" density="strip" tone={tone} title="Key points">
      <IconList items={items} min={items.length % 3 === 1 ? 200 : 260} inRow={items.length === 5} />
    </Section>
  );
}
