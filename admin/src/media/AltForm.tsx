import type { MediaRecord } from '@prospectus/contract';
import { Button, Checkbox, Stack, TextField } from '@prospectus/design-system';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';

import { useCall } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';
import { usePutFile } from './use-upload.ts';

type AltFormProps = {
  file: MediaRecord;
  autoFocus?: boolean;
  onSaved?: (file: MediaRecord) => void;
  onCancel?: () => void;
};

export function AltForm({ file: { id, ...file }, autoFocus = false, onSaved, onCancel }: AltFormProps) {
  const text = useText();
  const putFile = usePutFile();
  const [texts, setTexts] = useState<AltTexts>(file);
  const [error, setError] = useState<string>();
  const { call, busy, failure, clearFailure } = useCall({ inPlace: true });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const save = async () => {
    const alt = texts.alt.trim();
    const { decorative } = texts;
    if (!decorative && alt === '') return setError(text('media.altRequired'));
    const saved = await call('PUT /admin/media/:id', { params: { id }, body: { alt, decorative } });
    if (!saved) return;
    putFile(saved.answer);
    onSaved?.(saved.answer);
  };
  return (
    <Stack gap={1.5}>
      <AltFields
        ref={field}
        texts={texts}
        error={error ?? failure?.message}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void save();
        }}
        onChange={(change) => {
          setTexts({ ...texts, ...change });
          setError(undefined);
          clearFailure();
        }}
      />
      <Stack direction="row" gap={1}>
        <Button size="small" onClick={() => void save()} busy={busy}>
          {text('media.saveAlt')}
        </Button>
        {onCancel && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {text('media.cancel')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

type AltTexts = Pick<MediaRecord, 'alt' | 'decorative'>;
type AltFieldsProps = {
  texts: AltTexts;
  error: string | undefined;
  onChange: (change: Partial<AltTexts>) => void;
  ref?: Ref<HTMLInputElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
};

export function AltFields({ texts: { alt, decorative }, onChange, ...field }: AltFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        {...field}
        label={text('media.alt')}
        help={text('media.altHelp')}
        value={alt}
        disabled={decorative}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => onChange({ alt: event.target.value })}
      />
      <Checkbox
        label={text('media.decorative')}
        checked={decorative}
        onChange={(event) => onChange({ decorative: event.target.checked })}
      />
    </>
  );
}
