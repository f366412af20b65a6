import { Card, Skeleton, Stack, Tabs } from '@prospectus/design-system';
import { type MouseEvent, Suspense, useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';

import { fieldOfId } from '../fields/field-id.ts';
import { openField } from '../fields/open-field.ts';
import { kindInputs } from '../inputs/kind-inputs.ts';
import { KindInputsContext, CustomInputsContext } from '../inputs/kind-input.ts';
import { PartFields } from '../inputs/PartFields.tsx';
import { useText } from '../texts/language-context.ts';
import type { ConsoleResource } from './console-resource.ts';
import { FieldFinder } from './FieldFinder.tsx';
import { FormErrors } from './FormErrors.tsx';
import { inputsOf } from './contract-resolver.ts';
import { type FormSection, sectionsOf, useSection } from './record-sections.ts';
import { SectionMark } from './SectionMark.tsx';
import { SectionSummary } from './SectionSummary.tsx';
import { useFindShortcut } from './use-form-shortcuts.ts';

/** The fields of a record, in sections where the resource declares them, below the list of errors. */
export function RecordFields({ resource }: { resource: ConsoleResource }) {
  const text = useText();
  const sections = useMemo(() => sectionsOf(resource), [resource]);
  const { current, open } = useSection(sections);
  const opened = useOpened(current?.id ?? '');
  const [finding, setFinding] = useState(false);
  useFindShortcut(() => setFinding(true));
  const openLinked = (event: MouseEvent) => {
    const path = fieldOfId((event.target as Element).closest('a')?.hash.slice(1) ?? '');
    if (path === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    openField(path);
  };
  const [only] = sections;
  return (
    <KindInputsContext value={kindInputs}>
      <CustomInputsContext value={inputsOf(resource)}>
        <>
          <Stack gap={2}>
            {/* Listens to clicks on the links inside. */}
            <div role="presentation" style={{ display: 'contents' }} onClickCapture={openLinked}>
              <FormErrors declaration={resource.declaration} />
            </div>
            {sections.length === 1 && only ? (
              <Panel resource={resource} section={only} />
            ) : (
              <>
                <SectionSummary sections={sections} onFind={() => setFinding(true)} />
                <Tabs
                  beside
                  label={text('entities.sections')}
                  selectedId={current?.id}
                  onChange={open}
                  tabs={sections.map((section) => ({
                    id: section.id,
                    label: section.label ? text(section.label) : section.id,
                    mark: <SectionMark section={section} />,
                    content: opened.has(section.id) ? <Panel resource={resource} section={section} /> : null,
                  }))}
                />
              </>
            )}
          </Stack>
          {finding && <FieldFinder sections={sections} onChoose={openOnceClosed} onClose={() => setFinding(false)} />}
        </>
      </CustomInputsContext>
    </KindInputsContext>
  );
}

/** A dialog that closes gives the focus back first. */
const openOnceClosed = (path: string) => void requestAnimationFrame(() => openField(path));

function Panel({ resource, section }: { resource: ConsoleResource; section: FormSection }) {
  const record = useRecordContext();
  const { Before, After, Layout, fields } = section;
  return (
    <Stack gap={2}>
      {Before && (
        <Suspense fallback={<Skeleton height={240} />}>
          <Before record={record} />
        </Suspense>
      )}
      {fields.length > 0 && (
        <Card>
          {Layout ? (
            <Suspense fallback={<Skeleton height={240} />}>
              <Layout fields={fields} />
            </Suspense>
          ) : (
            <PartFields fields={fields} wide={resource.declaration.titleField} />
          )}
        </Card>
      )}
      {After && (
        <Suspense fallback={null}>
          <After />
        </Suspense>
      )}
    </Stack>
  );
}

/** The fields of a section mount when it is first opened and stay mounted. */
function useOpened(current: string): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([current]));
  if (opened.has(current)) return opened;
  const next = new Set([...opened, current]);
  setOpened(next);
  return next;
}
