import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import {
  Button,
  Callout,
  Card,
  Checkbox,
  Heading,
  Link,
  mediaQuery,
  ProgressBar,
  space,
  Stack,
  Text,
  TextField,
  useToast,
} from '@prospectus/design-system';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { FormPage } from '../../layout/FormPage.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { StickyBar } from '../../layout/StickyBar.tsx';
import { Timestamp } from '../../layout/Timestamp.tsx';
import { FileButton } from '../../media/FileButton.tsx';
import { fileKindOf, formatBytes, kindOfUpload } from '../../media/files.ts';
import { useMedia } from '../../media/media-context.ts';
import { useDropTarget } from '../../media/use-drop-target.ts';
import { useFolders } from '../../media/use-files.ts';
import { useRestoreFile } from '../../media/use-restore-file.ts';
import { useUpload } from '../../media/use-upload.ts';
import { UnsavedChangesGuard } from '../../records/UnsavedChangesGuard.tsx';
import { useLanguage, useText } from '../../texts/language-context.ts';
import { Usages } from './Usages.tsx';

const CropEditor = lazy(async () => ({ default: (await import('../../media/CropEditor.tsx')).CropEditor }));

type Props = { file: MediaRecord; onSaved: (file: MediaRecord) => void; onReload: () => void };

/** What staff say of a file, what is in sight of a picture, where it is used; and its replacement and deletion. */
export function FileForm({ file, onSaved, onReload }: Props) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { client } = useMedia();
  const { locale } = useLanguage();
  const folderList = useId();
  const folders = useFolders();
  const restoreFile = useRestoreFile();
  const kind = fileKindOf(file);
  const [fields, setFields] = useState(() => editable(file));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ message: string; isStale: boolean }>();
  const [busy, setBusy] = useState(false);
  const [used, setUsed] = useState<boolean>();
  const dirty = JSON.stringify(fields) !== JSON.stringify(editable(file));
  const mayLeave = useRef(false);
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change });

  const save = async () => {
    if (kind === 'image' && !fields.decorative && fields.alt.trim() === '')
      return setErrors({ alt: text('media.altRequired') });
    setBusy(true);
    setErrors({});
    setFailure(undefined);
    try {
      onSaved(await client.change(file, fields));
      toast.show({ title: text('media.saved'), tone: 'success' });
    } catch (error) {
      const { status, message, body } = error as {
        status?: number;
        message: string;
        body?: { errors?: Record<string, string> };
      };
      setErrors(body?.errors ?? {});
      setFailure({
        message: status === 409 ? text('media.changedMeanwhile') : message || text('media.noAnswer'),
        isStale: status === 409,
      });
      setBusy(false);
    }
  };
  const replacing = useUpload(
    (bytes, sending) => client.replace(file, bytes, sending),
    (stored) => {
      onSaved(stored);
      toast.show({ title: text('media.replaced'), tone: 'success' });
    },
  );
  const replace = ([bytes]: File[]) => {
    if (bytes && kindOfUpload(bytes) === kind) void replacing.start(bytes);
    else if (bytes)
      replacing.setError(text(kind === 'pdf' ? 'media.onlyPdf' : 'media.onlyPictures', { name: bytes.name }));
  };
  const { isOver, target } = useDropTarget(replace);
  const remove = async () => {
    try {
      await client.remove(file);
      mayLeave.current = true;
      toast.show({
        title: text('media.deleted', { name: file.name }),
        tone: 'success',
        action: { label: text('lists.undo'), onClick: () => void restoreFile(file) },
      });
      void navigate('/media');
    } catch (error) {
      setFailure({ message: (error as Error).message || text('media.noAnswer'), isStale: false });
    }
  };

  return (
    <FormPage>
      <UnsavedChangesGuard hasUnsaved={() => dirty} mayLeave={mayLeave} consequence="media.leave" />
      <PageHeader
        title={file.name}
        back={{ label: text('media.back'), href: '/media' }}
        subtitle={
          <>
            {text('media.facts', {
              type: `${file.width && file.height ? `${file.width} × ${file.height}, ` : ''}${file.type}`,
              size: formatBytes(file.bytes, locale),
            })}{' '}
            · <Timestamp at={file.updated_at} />
          </>
        }
        actions={
          <Button
            size="small"
            variant="quiet"
            aria-disabled={used !== false}
            onClick={() => used === false && void remove()}
          >
            {text('media.delete')}
          </Button>
        }
      />
      <Columns>
        <Card>
          <Stack gap={2}>
            {kind === 'image' ? (
              <Suspense
                fallback={
                  <CropRoom
                    aria-busy="true"
                    style={{ ['--ratio' as string]: (file.width || 1) / (file.height || 1) }}
                  />
                }
              >
                <CropEditor file={file} value={fields} onChange={set} />
              </Suspense>
            ) : (
              <Link href={file.address} external>
                {text('media.open')}
              </Link>
            )}
          </Stack>
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
              {kind === 'image' && (
                <>
                  <TextField
                    label={text('media.alt')}
                    help={text('media.altHelp')}
                    error={errors['alt']}
                    value={fields.alt}
                    disabled={fields.decorative}
                    maxLength={300}
                    autoComplete="off"
                    onChange={(event) => set({ alt: event.target.value })}
                  />
                  <Checkbox
                    label={text('media.decorative')}
                    checked={fields.decorative}
                    onChange={(event) => set({ decorative: event.target.checked })}
                  />
                </>
              )}
              <TextField
                label={text('media.folder')}
                help={text('media.folderHelp')}
                error={errors['folder']}
                value={fields.folder}
                list={folderList}
                maxLength={60}
                autoComplete="off"
                onChange={(event) => set({ folder: event.target.value })}
              />
              <datalist id={folderList}>
                {folders.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </datalist>
            </Stack>
          </Card>
          <Card>
            <Usages id={file.id} onKnown={setUsed} />
          </Card>
          <div {...target} data-over={isOver || undefined}>
            <Card>
              <Stack gap={1.5}>
                <Heading level={2} size="h5">
                  {text('media.replace')}
                </Heading>
                <Text size="small" tone="muted">
                  {text('media.replaceHelp')}
                </Text>
                {replacing.sending ? (
                  <ProgressBar
                    active
                    variant="inline"
                    label={replacing.sending.name}
                    value={replacing.sending.progress}
                  />
                ) : (
                  <Stack direction="row" gap={1} align="center">
                    <FileButton label={text('media.replace')} kinds={[kind]} onFiles={replace} />
                    <Text as="span" size="small" tone="muted">
                      {text(isOver ? 'media.letGo' : 'media.orDrop')}
                    </Text>
                  </Stack>
                )}
                {replacing.error && <Callout tone="danger">{replacing.error}</Callout>}
              </Stack>
            </Card>
          </div>
        </Stack>
      </Columns>
      <StickyBar state={dirty ? text('media.unsaved') : ''} failure={failure?.message}>
        {failure?.isStale && (
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

/** As high as the choices and the picture will be: under another column nothing else moves. */
const CropRoom = styled('div')({
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
