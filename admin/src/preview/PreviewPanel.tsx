import { Button, Callout, ErrorState, Grid, IconButton, Link, Select } from '@prospectus/design-system';
import { DateTimeField, SwitchField } from '@prospectus/design-system/console';
import { SidePanel } from '@prospectus/design-system/preview';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useStore } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { resources } from '@prospectus/contract';
import { openField } from '../fields/open-field.ts';
import { useLanguage } from '../texts/language-context.ts';
import { pickedAt, scrollToField, scrollToRecords } from './preview-document.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewShare } from './PreviewShare.tsx';
import { type PreviewView, usePreviewLink } from './use-preview-link.ts';

const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;
const WIDTH_ICONS = { phone: 'phone', tablet: 'book', desktop: 'laptop' } as const satisfies Record<Width, string>;
const VISITORS = {
  unverified: { as: 'unverified', region: 'IN' },
  verified: { as: 'verified', region: 'IN' },
  abroad: { as: 'unverified', region: 'other' },
} as const;

type PreviewPanelProps = {
  resource: string;
  record: RaRecord;
  /** At the end of the window; otherwise it fills its container. */
  fixed?: boolean;
  /** Called when a press on the page opened a field. */
  onPicked?: () => void;
  onClose?: () => void;
};

/** The page of a record as its draft has it, beside the form: as whom, how wide, when; it follows what is saved. */
export function PreviewPanel({ resource, record, fixed = false, onPicked, onClose }: PreviewPanelProps) {
  const { text, contractText } = useLanguage();
  const form = useFormContext<Record<string, unknown>>();
  const [width, setWidth] = useStore<Width>('preview.width', 'desktop');
  const [view, setView] = useState<PreviewView>({ as: 'unverified', region: 'IN', at: '', path: '' });
  const [withoutScript, setWithoutScript] = useState(false);
  const [picking, setPicking] = useState(true);
  const [choosing, setChoosing] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [records, setRecords] = useState<string>();
  const { link, failure, retry } = usePreviewLink(resource, String(record.id), view);
  const page = useRef<Document>(null);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const field = fieldOf(target, resource);
      if (field && page.current) scrollToField(page.current, field);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [resource]);

  const press = (target: Element): boolean => {
    const picked = picking ? pickedAt(target, form.getValues()) : undefined;
    setRecords(picked && 'records' in picked && picked.records !== resource ? picked.records : undefined);
    if (!picked) return false;
    if ('records' in picked) return picked.records !== resource;
    onPicked?.();
    // A drawer over the form closes first.
    requestAnimationFrame(() => openField(picked.field));
    return true;
  };
  const pages = link?.pages ?? [];
  const shownRecords = records === undefined ? undefined : resources[records as keyof typeof resources];
  const choices = (
    <Grid min={200} gap={2}>
      <Select
        label={text('publishing.visitor')}
        value={view.region === 'other' ? 'abroad' : view.as}
        onChange={(event) => setView({ ...view, ...VISITORS[event.target.value as keyof typeof VISITORS] })}
        options={(['unverified', 'verified', 'abroad'] as const).map((value) => ({
          value,
          label: text(`publishing.visitors.${value}`),
        }))}
      />
      {(pages.length > 1 || view.path !== '') && (
        <Select
          label={text('publishing.page')}
          value={view.path || (pages[0]?.path ?? '')}
          onChange={(event) => setView({ ...view, path: event.target.value })}
          options={pages.map(({ path, title }) => ({ value: path, label: `${title} (${path})` }))}
        />
      )}
      <DateTimeField
        label={text('publishing.atTime')}
        help={text('publishing.atTimeHelp')}
        value={view.at}
        onChange={(at) => setView({ ...view, at })}
      />
      <SwitchField
        label={text('publishing.withoutScript')}
        checked={withoutScript}
        onChange={(event) => setWithoutScript(event.target.checked)}
      />
      <SwitchField
        label={text('publishing.pick')}
        help={text('publishing.pickHelp')}
        checked={picking}
        onChange={(event) => setPicking(event.target.checked)}
      />
    </Grid>
  );
  return (
    <SidePanel
      title={text('publishing.preview')}
      fixed={fixed}
      onClose={onClose}
      actions={
        <>
          {(Object.keys(WIDTHS) as Width[]).map((name) => (
            <IconButton
              key={name}
              icon={WIDTH_ICONS[name]}
              label={text(`publishing.widths.${name}`)}
              aria-pressed={width === name}
              onClick={() => setWidth(name)}
            />
          ))}
          <IconButton
            icon="users"
            label={text('publishing.previewChoices')}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          />
          <IconButton icon="link" label={text('publishing.share')} onClick={() => setSharing(true)} />
          {link && (
            <Button variant="quiet" size="small" href={link.url} target="_blank" rel="noreferrer" endIcon="external">
              {text('publishing.open')}
            </Button>
          )}
        </>
      }
      tools={
        (choosing || shownRecords || (failure !== undefined && link)) && (
          <>
            {choosing && choices}
            {shownRecords && (
              <Callout tone="info">
                {text('publishing.madeOf', { records: contractText(shownRecords.label.many) })}{' '}
                <Link href={`/${shownRecords.name}`}>{text('publishing.openRecords')}</Link>
              </Callout>
            )}
            {failure !== undefined && link && <Callout tone="warning">{failure}</Callout>}
          </>
        )
      }
    >
      {failure !== undefined && !link ? (
        <ErrorState title={text('publishing.noPreview')} text={failure} onRetry={retry} />
      ) : (
        <PreviewFrame
          url={link?.url}
          version={record['version'] as number}
          width={WIDTHS[width]}
          withoutScript={withoutScript}
          onPage={(shown, isFirst) => {
            page.current = shown;
            if (isFirst) scrollToRecords(shown, resource);
          }}
          onPress={press}
        />
      )}
      {sharing && (
        <PreviewShare onClose={() => setSharing(false)} resource={resource} id={String(record.id)} view={view} />
      )}
    </SidePanel>
  );
}

function fieldOf(target: EventTarget | null, resource: string): string | undefined {
  const id = target instanceof Element ? target.closest('[id^="field-"]')?.id.slice('field-'.length) : undefined;
  if (id === undefined || !(resource in resources)) return undefined;
  const names = Object.keys(resources[resource as keyof typeof resources].schema.shape);
  return names.filter((name) => id === name || id.startsWith(`${name}-`)).toSorted((a, b) => b.length - a.length)[0];
}
