import { resources } from '@prospectus/contract';
import { Button } from '@prospectus/design-system';
import { type RaRecord, useGetOne } from 'react-admin';

import type { KindInputProps } from '../../inputs/kind-input.ts';
import { LazyPartsInput, ListWaiting } from '../../inputs/LazyPartsInput.tsx';
import { lazyPart } from '../../layout/lazy-part.tsx';
import type { ConsoleResource } from '../../records/console-resource.ts';
import { searchSection } from '../../records/record-sections.ts';
import { useText } from '../../texts/language-context.ts';
import { EmiFields } from './EmiFields.tsx';
import { SemestersInput } from './SemestersInput.tsx';
import { Specialisations } from './Specialisations.tsx';

/** A link to the programme's page on the public site, in a new tab; nothing where it is not published. */
function PublicPageLink({ record }: { record: RaRecord }) {
  const text = useText();
  const parentId = record['parent_program'] as string | null;
  const { data: parent } = useGetOne<RaRecord>(
    'program',
    { id: parentId ?? '' },
    { enabled: parentId !== null, retry: false },
  );
  if (!record['published_at'] || (parentId !== null && !parent)) return null;
  const path = [parent?.['slug'], record['slug']].filter((step): step is string => typeof step === 'string').join('/');
  return (
    <Button variant="quiet" size="small" href={`/${path}`} target="_blank" rel="noopener" endIcon="external">
      {text('entities.program.publicPage')}
    </Button>
  );
}

const EmiOptions = (props: KindInputProps) => <LazyPartsInput {...props} layout={EmiFields} />;

/** Programmes and specialisations: one document with all its parts (§3), in sections like those of its page (§2). */
export const program: ConsoleResource = {
  declaration: resources.program,
  icon: 'book',
  columns: ['display_name', 'label', 'program_type_id', 'slug', 'parent_program'],
  filters: ['label', 'program_type_id', 'parent_program'],
  inputs: {
    fee_plans: lazyPart(async () => (await import('./FeePlans.tsx')).FeePlans, ListWaiting),
    'fee_plans.emiOptions': EmiOptions,
    semesters: SemestersInput,
  },
  PublicLink: PublicPageLink,
  sections: [
    {
      id: 'facts',
      label: 'entities.program.facts',
      fields: [
        'display_name',
        'display_short_name?',
        'slug',
        'parent_program?',
        'label',
        'program_type_id',
        'duration',
        'mode',
        'next_start',
        'intakes?',
        'program_code?',
        'erp_unicode',
        'origin',
        'eligibility',
        'eligibility_hindi?',
        'short_description',
        'short_description_hindi?',
        'program_thumbnail?',
        'program_thumbnail_one?',
        'brochure_pdf',
      ],
    },
    {
      id: 'banner',
      label: 'entities.program.banner',
      fields: [
        'headline?',
        'batch_text',
        'promotional_text?',
        'banner_additional_info',
        'banner2_additional_info?',
        'banner3_additional_info?',
        'images?',
      ],
    },
    { id: 'accreditation', label: 'entities.program.accreditation', fields: ['accreditation'] },
    { id: 'highlights', label: 'entities.program.highlights', fields: ['highlights'] },
    { id: 'key-points', label: 'entities.program.keyPoints', fields: ['key_points'] },
    { id: 'about', label: 'entities.program.about', fields: ['about_title?', 'description', 'key_contents'] },
    { id: 'benefits', label: 'entities.program.benefits', fields: ['benefits'] },
    { id: 'roadmap', label: 'entities.program.roadmap', fields: ['roadmap'] },
    { id: 'structure', label: 'entities.program.structure', fields: ['semesters', 'program_structure_disclaimer?'] },
    { id: 'electives', label: 'entities.program.electives', fields: ['electives?'] },
    { id: 'fees', label: 'entities.program.fees', fields: ['fee_plans'] },
    { id: 'admission', label: 'entities.program.admission', fields: ['admission_steps?'] },
    {
      id: 'certificate',
      label: 'entities.program.certificate',
      fields: ['certificate_image?', 'alt_certificate_image?', 'certificate_disclaimer'],
    },
    { id: 'learn-more', label: 'entities.program.learnMore', fields: ['learn_more'] },
    { id: 'specialisations', label: 'entities.program.specialisations', fields: [], Before: Specialisations },
    { id: 'featured', label: 'entities.program.featured', fields: ['featured_programs?'] },
    { id: 'video', label: 'entities.program.video', fields: ['video?'] },
    searchSection,
  ],
};
