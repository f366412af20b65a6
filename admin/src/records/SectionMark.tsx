import { Icon, Text } from '@prospectus/design-system';
import { useFormState, useWatch } from 'react-hook-form';

import { useText } from '../texts/language-context.ts';
import { type FormSection, missingIn } from './record-sections.ts';

/** Whether a section has what its part of the page needs: complete, or how many fields are missing. */
export function SectionMark({ section }: { section: FormSection }) {
  const text = useText();
  const { errors } = useFormState();
  const values = useWatch({ name: section.fields.map(({ name }) => name) }) as unknown[];
  if (section.fields.some(({ name }) => errors[name]))
    return (
      <Text as="span" size="small" tone="danger">
        {text('entities.check')}
      </Text>
    );
  const missing = missingIn(section, values);
  if (missing === undefined) return null;
  return (
    <Text as="span" size="small" tone="muted">
      {missing > 0 ? (
        text('entities.missing', { smart_count: missing })
      ) : (
        <>
          <Icon name="check" size={16} />
          <span className="visually-hidden">{text('entities.complete')}</span>
        </>
      )}
    </Text>
  );
}
