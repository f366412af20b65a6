import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import { Button, colour, Icon, Link, mediaQuery, ProgressBar, radius, space, Stack } from '@prospectus/design-system';
import { useState } from 'react';

import { Muted } from '../layout/Muted.tsx';
import { AltForm } from '../media/AltForm.tsx';
import { FileButton } from '../media/FileButton.tsx';
import { dimensionsOf, formatBytes, safeAddress, thumbnailOf } from '../media/files.ts';
import { LazyMediaPicker } from '../media/LazyMediaPicker.tsx';
import { useDropTarget } from '../media/use-drop-target.ts';
import { isFileId, useMediaFile } from '../media/use-media-file.ts';
import { useUpload } from '../media/use-upload.ts';
import { useLanguage, useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { ChooseButton, FieldGroup } from './PickedField.tsx';
import { useField } from './use-field.ts';

/**
 * A picture or PDF: chosen from the library, dropped onto the field or uploaded, with its preview. The value is the id
 * of the file; an address, as older records hold it or of another site, is shown as it is.
 */
export function ImageInput(props: KindInputProps) {
  const text = useText();
  const { value, change, blur, ref, texts, control } = useField(props, '');
  const kind = props.meta.accept ?? 'image';
  const [picking, setPicking] = useState(false);
  const [describing, setDescribing] = useState<MediaRecord>();

  const take = (next: MediaRecord | string) => {
    setPicking(false);
    setDescribing(undefined);
    change(typeof next === 'string' ? next : next.id);
    blur();
  };
  const { add, cancel, sending, error } = useUpload({
    kind,
    onStored: (stored) => {
      if (stored.described) take(stored);
      else setDescribing(stored);
    },
  });
  const { isOver, target } = useDropTarget(add);
  const field = { control, ref, texts: { ...texts, error: error ?? texts.error } };
  const choose = value !== '' ? 'media.change' : kind === 'pdf' ? 'media.choosePdf' : 'media.choosePicture';

  return (
    <FieldGroup {...field} data-field={props.source} {...target}>
      <Box data-over={isOver || undefined} data-invalid={field.texts.error ? '' : undefined}>
        {value !== '' && !describing && <Shown value={value} isPdf={kind === 'pdf'} onDescribe={setDescribing} />}
        {describing && (
          <div className="beside">
            <Preview src={thumbnailOf(describing)} />
            <AltForm file={describing} autoFocus onSaved={take} onCancel={() => setDescribing(undefined)} />
          </div>
        )}
        {sending && (
          <Stack gap={1} align="start">
            <span role="status">{text('media.sending', { name: sending.name })}</span>
            <ProgressBar active variant="inline" label={sending.name} value={sending.progress} />
            <Button size="small" variant="quiet" onClick={cancel}>
              {text('media.cancel')}
            </Button>
          </Stack>
        )}
        {!sending && !describing && (
          <Stack direction="row" align="center" gap={1}>
            <ChooseButton {...field} onClick={() => setPicking(true)}>
              {text(choose)}
            </ChooseButton>
            <FileButton label={text('media.upload')} kinds={[kind]} variant="quiet" onFiles={add} />
            {value !== '' && (
              <Button size="small" variant="quiet" onClick={() => take('')}>
                {text('media.remove')}
              </Button>
            )}
            <Muted as="span">{text(isOver ? 'media.letGo' : 'media.orDrop')}</Muted>
          </Stack>
        )}
      </Box>
      {picking && (
        <LazyMediaPicker
          kind={kind}
          chosen={isFileId(value) ? value : undefined}
          onPick={take}
          onAddress={take}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldGroup>
  );
}

type ShownProps = { value: string; isPdf: boolean; onDescribe: (file: MediaRecord) => void };

function Shown({ value, isPdf, onDescribe }: ShownProps) {
  const { text, locale } = useLanguage();
  const file = useMediaFile(value);
  const address = file ? file.address : isFileId(value) ? undefined : safeAddress(value);
  const instead = file === null && isFileId(value) ? text('media.missing') : (address ?? text('media.loading'));
  return (
    <div className="beside shown">
      {isPdf ? <Icon name="document" size={40} /> : <Preview src={file ? thumbnailOf(file) : address} />}
      <Stack gap={0.25} align="start">
        <b>{file?.name ?? (address ? value : instead)}</b>
        {file && (
          <Muted>
            {dimensionsOf(file, ' · ')}
            {formatBytes(file.bytes, locale)}
          </Muted>
        )}
        {file && !isPdf && (
          <Muted>
            {file.decorative ? text('media.isDecorative') : text('media.altOf', { alt: file.alt })}{' '}
            <Button size="small" variant="quiet" onClick={() => onDescribe(file)}>
              {text('media.editAlt')}
            </Button>
          </Muted>
        )}
        {address && (
          <Muted>
            <Link href={address} external>
              {text('media.open')}
            </Link>
          </Muted>
        )}
      </Stack>
    </div>
  );
}

const Preview = ({ src }: { src: string | undefined }) =>
  src ? <img src={src} alt="" loading="lazy" /> : <span className="empty" />;

const Box = styled('div')({
  display: 'grid',
  gap: space(1.5),
  padding: space(1.5),
  border: `1px dashed ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  '&[data-over]': { borderStyle: 'solid', borderColor: colour.action, background: colour.actionTint },
  '&[data-invalid]': { borderStyle: 'solid', borderColor: colour.danger },
  '& .beside': { display: 'flex', flexWrap: 'wrap', gap: space(2), alignItems: 'start' },
  '& .beside > :last-child': { flex: '1 1 200px' },
  // As high as with the file's name, size and description, which come later.
  '& .shown': { minHeight: 272, [mediaQuery.tablet]: { minHeight: 150 } },
  '& .shown b': { fontWeight: 500 },
  '& img, & .empty': {
    boxSizing: 'border-box',
    width: 160,
    height: 108,
    objectFit: 'contain',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.small,
    background: colour.tint,
  },
});
