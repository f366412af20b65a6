import type { Resource } from '@prospectus/contract';
import {
  Button,
  Card,
  type FormProblem,
  FormSummary,
  Icon,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@prospectus/design-system';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';

import { fieldId, fieldOfId, openField } from '../fields/open-field.ts';
import { fieldPathLabel } from '../fields/schema-path.ts';
import { CustomInputsContext, KindInputsContext } from '../inputs/kind-input.ts';
import { kindInputs } from '../inputs/kind-inputs.tsx';
import { PartFields } from '../inputs/PartFields.tsx';
import { Muted } from '../layout/Muted.tsx';
import { isModalOpen, isTyping, useKeyDown } from '../layout/use-key-down.ts';
import { useContractText, useText } from '../texts/language-context.ts';
import { FieldFinder } from './FieldFinder.tsx';
import type { ConsoleResource } from './console-resource.ts';
import { inputsOf } from './contract-resolver.ts';
import { type FormSection, missingIn, sectionsOf, useSection } from './record-sections.ts';

/** The fields of a record, in sections where the resource declares them, below the list of errors. */
export function RecordFields({ resource }: { resource: ConsoleResource }) {
  const text = useText();
  const sections = useMemo(() => sectionsOf(resource), [resource]);
  const inputs = useMemo(() => inputsOf(resource), [resource]);
  const { current, open } = useSection(sections);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [finding, setFinding] = useState(false);
  // The fields of a section mount when it is first opened and stay mounted.
  if (current && !opened.has(current.id)) setOpened(new Set([...opened, current.id]));
  useKeyDown((event) => {
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isModalOpen()) return;
    event.preventDefault();
    setFinding(true);
  });
  const panel = (section: FormSection) => <Panel section={section} wide={resource.declaration.titleField} />;
  const [only] = sections;
  return (
    <KindInputsContext value={kindInputs}>
      <CustomInputsContext value={inputs}>
        <Stack gap={2}>
          <FormErrors declaration={resource.declaration} />
          {sections.length === 1 && only ? (
            panel(only)
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
                  content: opened.has(section.id) ? panel(section) : null,
                }))}
              />
            </>
          )}
        </Stack>
        {finding && <FieldFinder sections={sections} onClose={() => setFinding(false)} />}
      </CustomInputsContext>
    </KindInputsContext>
  );
}

function Panel({ section: { Before, After, Layout, fields }, wide }: { section: FormSection; wide: string }) {
  const record = useRecordContext();
  const late = (part: ReactNode) => <Suspense fallback={<Skeleton height={240} />}>{part}</Suspense>;
  return (
    <Stack gap={2}>
      {Before && late(<Before record={record} />)}
      {fields.length > 0 && (
        <Card>{Layout ? late(<Layout fields={fields} />) : <PartFields fields={fields} wide={wide} />}</Card>
      )}
      {After && (
        <Suspense fallback={null}>
          <After />
        </Suspense>
      )}
    </Stack>
  );
}

/** How many sections are complete, and a button that finds any field. */
function SectionSummary({ sections, onFind }: { sections: readonly FormSection[]; onFind: () => void }) {
  const text = useText();
  const values = useWatch() as Record<string, unknown>;
  const missing = sections.flatMap(
    (section) =>
      missingIn(
        section,
        section.fields.map(({ name }) => values[name]),
      ) ?? [],
  );
  const complete = missing.filter((count) => count === 0).length;
  return (
    <Stack direction="row" justify="space-between" align="center" gap={1}>
      <Muted>{text('entities.sectionsComplete', { complete, all: missing.length })}</Muted>
      <Button variant="quiet" size="small" onClick={onFind} aria-keyshortcuts="/">
        {text('entities.findField')} <kbd>/</kbd>
      </Button>
    </Stack>
  );
}

/** Whether a section is complete, or how many fields it lacks. */
function SectionMark({ section }: { section: FormSection }) {
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
    <Muted as="span">
      {missing > 0 ? (
        text('entities.missing', { smart_count: missing })
      ) : (
        <Icon name="check" size={16} label={text('entities.complete')} />
      )}
    </Muted>
  );
}

/** The list of the form's errors, each a link to its field. It takes focus when a save fails validation. */
function FormErrors({ declaration }: { declaration: Resource }) {
  const contractText = useContractText();
  const { errors, submitCount } = useFormState();
  const summary = useRef<HTMLDivElement>(null);
  const problems = listErrors(errors).map(({ path, message }): FormProblem => ({
    fieldId: fieldId(path),
    label: fieldPathLabel(declaration.schema, path, contractText) || path,
    message: contractText(message),
  }));
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  const openLinked = (event: MouseEvent) => {
    const path = fieldOfId((event.target as Element).closest('a')?.hash.slice(1) ?? '');
    if (path === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    openField(path);
  };
  return (
    // Listens to clicks on the links inside.
    <div role="presentation" style={{ display: 'contents' }} onClickCapture={openLinked}>
      <FormSummary ref={summary} problems={problems} />
    </div>
  );
}

function listErrors(errors: unknown, path = ''): { path: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const { message, type } = errors as { message?: unknown; type?: unknown };
  if (typeof message === 'string' && typeof type === 'string') return [{ path, message }];
  return Object.entries(errors).flatMap(([name, inside]) =>
    name === 'ref' ? [] : listErrors(inside, path ? `${path}.${name}` : name),
  );
}
