import styled from '@emotion/styled';
import type { MediaRecord } from '@prospectus/contract';
import { Button, colour, Icon, Link, mediaQuery, ProgressBar, radius, space } from '@prospectus/design-system';
import { useState } from 'react';

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
  const file = useMediaFile(value);

  const use = (next: MediaRecord | string) => {
    setPicking(false);
    setDescribing(undefined);
    change(typeof next === 'string' ? next : next.id);
    blur();
  };
  const upload = useUpload({
    kind,
    onStored: (stored) => {
      if (stored.described) use(stored);
      else setDescribing(stored);
    },
  });
  const { isOver, target } = useDropTarget(upload.add);
  const field = { control, ref, texts: { ...texts, error: upload.error ?? texts.error } };

  return (
    <FieldGroup {...field} data-field={props.source} {...target}>
      <Box data-over={isOver || undefined} data-invalid={field.texts.error ? '' : undefined}>
        {value !== '' && !describing && (
          <Shown value={value} file={file} isPdf={kind === 'pdf'} onDescribe={setDescribing} />
        )}
        {describing && (
          <div className="describe">
            <Preview src={thumbnailOf(describing)} />
            <AltForm file={describing} autoFocus onSaved={use} onCancel={() => setDescribing(undefined)} />
          </div>
        )}
        {upload.sending ? (
          <div className="sending" role="status">
            <span>{text('media.sending', { name: upload.sending.name })}</span>
            <ProgressBar active variant="inline" label={upload.sending.name} value={upload.sending.progress} />
            <Button size="small" variant="quiet" onClick={upload.cancel}>
              {text('media.cancel')}
            </Button>
          </div>
        ) : (
          !describing && (
            <div className="buttons">
              <ChooseButton {...field} onClick={() => setPicking(true)}>
                {text(value === '' ? (kind === 'pdf' ? 'media.choosePdf' : 'media.choosePicture') : 'media.change')}
              </ChooseButton>
              <FileButton label={text('media.upload')} kinds={[kind]} variant="quiet" onFiles={upload.add} />
              {value !== '' && (
                <Button size="small" variant="quiet" onClick={() => use('')}>
                  {text('media.remove')}
                </Button>
              )}
              <small>{text(isOver ? 'media.letGo' : 'media.orDrop')}</small>
            </div>
          )
        )}
      </Box>
      {picking && (
        <LazyMediaPicker
          kind={kind}
          chosen={isFileId(value) ? value : undefined}
          onPick={use}
          onAddress={use}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldGroup>
  );
}

type ShownProps = {
  value: string;
  file: MediaRecord | null | undefined;
  isPdf: boolean;
  onDescribe: (file: MediaRecord) => void;
};

function Shown({ value, file, isPdf, onDescribe }: ShownProps) {
  const { text, locale } = useLanguage();
  const missing = file === null && isFileId(value);
  const address = file ? file.address : isFileId(value) ? undefined : safeAddress(value);
  return (
    <div className="shown">
      {isPdf ? <Icon name="document" size={40} /> : <Preview src={file ? thumbnailOf(file) : address} />}
      <div>
        <b>{file?.name ?? (missing ? text('media.missing') : address ? value : text('media.loading'))}</b>
        {file && (
          <small>
            {dimensionsOf(file, ' · ')}
            {formatBytes(file.bytes, locale)}
          </small>
        )}
        {file && !isPdf && (
          <small>
            {file.decorative ? text('media.isDecorative') : text('media.altOf', { alt: file.alt })}{' '}
            <Button size="small" variant="quiet" onClick={() => onDescribe(file)}>
              {text('media.editAlt')}
            </Button>
          </small>
        )}
        {address && (
          <small>
            <Link href={address} external>
              {text('media.open')}
            </Link>
          </small>
        )}
      </div>
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
  '& .buttons': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) },
  '& small': { color: colour.muted, fontSize: '0.9375rem' },
  '& .shown, & .describe': { display: 'flex', flexWrap: 'wrap', gap: space(2), alignItems: 'start' },
  // As high as with the file's name, size and description, which come later.
  '& .shown': { minHeight: 272, [mediaQuery.tablet]: { minHeight: 150 } },
  '& .shown > div': { display: 'grid', justifyItems: 'start', gap: 2, flex: '1 1 160px', minWidth: 0 },
  '& .shown b': { fontWeight: 500 },
  '& .describe > :last-child': { flex: '1 1 240px' },
  '& img, & .empty': {
    boxSizing: 'border-box',
    width: 160,
    height: 108,
    objectFit: 'contain',
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.small,
    background: colour.tint,
  },
  '& .sending': { display: 'grid', gap: space(1), justifyItems: 'start' },
});
