import styled from '@emotion/styled';
import { type MediaRecord, type Resource, resources, type Usage } from '@prospectus/contract';
import {
  Button,
  Callout,
  Card,
  Link,
  mediaQuery,
  ProgressBar,
  Skeleton,
  space,
  Stack,
  TextField,
  useToast,
} from '@prospectus/design-system';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { FormPage } from '../../layout/FormPage.ts';
import { FormSkeleton } from '../../layout/FormSkeleton.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { Muted } from '../../layout/Muted.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { StickyBar } from '../../layout/StickyBar.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { lazyPart } from '../../layout/lazy-part.tsx';
import { AltFields } from '../../media/AltForm.tsx';
import { FileButton } from '../../media/FileButton.tsx';
import { dimensionsOf, fileKindOf, formatBytes } from '../../media/files.ts';
import { useDropTarget } from '../../media/use-drop-target.ts';
import { useRestoreFile } from '../../media/use-restore-file.ts';
import { useUpload } from '../../media/use-upload.ts';
import { useCall, useRead } from '../../providers/calls.ts';
import { UnsavedChangesGuard } from '../../records/UnsavedChangesGuard.tsx';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { FolderField } from './FolderField.tsx';

const CropEditor = lazyPart(async () => (await import('../../media/CropEditor.tsx')).CropEditor, CropRoom);

/** The page of a file, for what is typed of the version that was opened or saved. */
export function MediaFile() {
  const text = useText();
  const { id = '' } = useParams();
  const [round, setRound] = useState(0);
  const query = useRead('GET /admin/media/:id', { params: { id } }, { gcTime: 0, staleTime: Infinity });
  const reload = async () => {
    await query.refetch();
    setRound(round + 1);
  };
  return (
    <Loaded query={query} headingLevel={1} title={text('media.notLoaded')} waiting={<FormSkeleton />}>
      {(file) => <FileForm key={`${id} ${round}`} newest={file} onReload={() => void reload()} />}
    </Loaded>
  );
}

/** The words about a file, the part of a picture that is shown, where it is used; and its replacement and deletion. */
function FileForm({ newest, onReload }: { newest: MediaRecord; onReload: () => void }) {
  const { text, locale } = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const restoreFile = useRestoreFile();
  // A newer version would replace what is typed.
  const [file] = useState(newest);
  const { id, version } = file;
  const kind = fileKindOf(file);
  const [fields, setFields] = useState(() => editable(file));
  const [altError, setAltError] = useState<string>();
  const { call, busy, failure } = useCall({ inPlace: true });
  const isStale = failure?.code === 'VERSION_CONFLICT';
  const errors = failure?.errors ?? {};
  const { data: usages } = useRead('GET /admin/media/:id/where-used', { params: { id } });
  const dirty = JSON.stringify(fields) !== JSON.stringify(editable(file));
  const mayLeave = useRef(false);
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change });

  const save = async () => {
    const lacksAlt = kind === 'image' && !fields.decorative && fields.alt.trim() === '';
    setAltError(lacksAlt ? text('media.altRequired') : undefined);
    if (lacksAlt) return;
    const input = { params: { id }, body: { ...fields, version } };
    if (await call('PUT /admin/media/:id', input, { done: text('media.saved') })) onReload();
  };
  const replacing = useUpload({
    kind,
    replaced: file,
    onStored: () => {
      onReload();
      toast.show({ title: text('media.replaced'), tone: 'success' });
    },
  });
  const { isOver, target } = useDropTarget(replacing.add);
  const remove = async () => {
    const done = () => ({
      title: text('media.deleted', { name: file.name }),
      action: { label: text('lists.undo'), onClick: () => void restoreFile(file) },
    });
    mayLeave.current = Boolean(await call('DELETE /admin/media/:id', { params: { id }, query: { version } }, { done }));
    if (mayLeave.current) void navigate('/media');
  };

  return (
    <FormPage>
      <UnsavedChangesGuard hasUnsaved={() => dirty} mayLeave={mayLeave} consequence="media.leave" />
      <PageHeader
        title={file.name}
        back={{ label: text('media.back'), href: '/media' }}
        subtitle={
          <>
            {dimensionsOf(file, ', ')}
            {file.type}, {formatBytes(file.bytes, locale)} · <Timestamp at={file.updated_at} />
          </>
        }
        actions={
          <Button
            size="small"
            variant="quiet"
            aria-disabled={usages?.length !== 0}
            onClick={() => usages?.length === 0 && void remove()}
          >
            {text('media.delete')}
          </Button>
        }
      />
      <Columns>
        <Card>
          {kind === 'image' ? (
            <CropEditor file={file} value={fields} onChange={set} />
          ) : (
            <Link href={file.address} external>
              {text('media.open')}
            </Link>
          )}
        </Card>
        <Stack gap={2}>
          <Card>
            <Stack gap={2}>
              <TextField
                label={text('media.name')}
                value={fields.name}
                error={errors['name']}
                autoComplete="off"
                onChange={(event) => set({ name: event.target.value })}
              />
              {kind === 'image' && <AltFields texts={fields} error={altError ?? errors['alt']} onChange={set} />}
              <FolderField
                help={text('media.folderHelp')}
                error={errors['folder']}
                value={fields.folder}
                onChange={(folder) => set({ folder })}
              />
            </Stack>
          </Card>
          <Usages usages={usages} />
          <div {...target} data-over={isOver || undefined}>
            <Panel title={text('media.replace')} gap={1.5}>
              <Muted>{text('media.replaceHelp')}</Muted>
              {replacing.sending ? (
                <ProgressBar
                  active
                  variant="inline"
                  label={replacing.sending.name}
                  value={replacing.sending.progress}
                />
              ) : (
                <Stack direction="row" gap={1} align="center">
                  <FileButton label={text('media.replace')} kinds={[kind]} onFiles={replacing.add} />
                  <Muted as="span">{text(isOver ? 'media.letGo' : 'media.orDrop')}</Muted>
                </Stack>
              )}
              {replacing.error && <Callout tone="danger">{replacing.error}</Callout>}
            </Panel>
          </div>
        </Stack>
      </Columns>
      <StickyBar
        state={dirty ? text('media.unsaved') : ''}
        failure={isStale ? text('media.changedMeanwhile') : failure?.message}
      >
        {isStale && (
          <Button size="small" variant="secondary" onClick={onReload}>
            {text('media.reload')}
          </Button>
        )}
        <Button size="small" busy={busy} disabled={!dirty} onClick={() => void save()}>
          {text('media.save')}
        </Button>
      </StickyBar>
    </FormPage>
  );
}

const editable = ({ name, alt, decorative, folder, focus, crops }: MediaRecord) => ({
  name,
  alt,
  decorative,
  folder,
  focus,
  crops,
});

function CropRoom({ file: { width, height } }: { file: MediaRecord }) {
  return <Room aria-busy="true" style={{ ['--ratio' as string]: (width || 1) / (height || 1) }} />;
}

/** As high as the choices and the picture will be: under another column nothing else moves. */
const Room = styled('div')({
  height: 'calc(370px + min(60dvh, (100vw - 98px) / var(--ratio)))',
  [mediaQuery.desktop]: { height: 420 },
});

const Columns = styled('div')({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [mediaQuery.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

function Usages({ usages }: { usages: readonly Usage[] | undefined }) {
  const { text, contractText } = useLanguage();
  const records = new Map(usages?.map((usage) => [`${usage.resource} ${usage.id}`, usage]));
  const labelOf = (name: string) => {
    const resource = (resources as Record<string, Resource>)[name];
    return resource ? contractText(resource.label.one) : name;
  };
  return (
    <Panel title={text('media.usedIn')} gap={1}>
      {!usages && <Skeleton height={24} />}
      {usages?.length === 0 && <Muted>{text('media.notUsed')}</Muted>}
      {records.size > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {[...records].map(([key, { resource, id: record, title }]) => (
            <li key={key}>
              <Link href={`/${resource}/${record}`}>{text('media.usage', { title, resource: labelOf(resource) })}</Link>
            </li>
          ))}
        </ul>
      )}
      {usages && usages.length > 0 && <Muted>{text('media.deleteUsed')}</Muted>}
    </Panel>
  );
}
