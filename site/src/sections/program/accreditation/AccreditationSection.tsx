import { IconList, Section } from '@prospectus/design-system';

import type { ProgramSectionProps } from '../../section-props.ts';

/** Who recognises the programme; without a picture the badge's own text says it in full. */
export function AccreditationSection({ page, tone }: ProgramSectionProps) {
  const items = page.accreditation.map(({ title, badge, alt_acc_img_name }) =>
    badge
      ? { title, image: { src: badge, alt: alt_acc_img_name } }
      : { title, icon: 'shield', description: alt_acc_img_name },
  );
  return (
    <Section id="accreditation" density="strip" tone={tone} title="Recognised and approved">
      <IconList items={items} />
    </Section>
  );
}
