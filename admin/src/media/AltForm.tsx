import type { MediaRecord } from '@prospectus/contract';
import { Button, Checkbox, Stack, TextField } from '@prospectus/design-system';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';

import { useCall } from '../providers/calls.ts';
import { useText } from '../texts/language-context.ts';
import { useMedia } from './media-context.ts';

type AltFormProps = {
  file: MediaRecord;
  autoFocus?: boolean;
  onSaved: (file: MediaRecord) => void;
  onCancel?: () => void;
};

export function AltForm({ file, autoFocus = false, onSaved, onCancel }: AltFormProps) {
  const text = useText();
  const { client, store } = useMedia();
  const [alt, setAlt] = useState(file.alt);
  const [decorative, setDecorative] = useState(file.decorative);
  const [error, setError] = useState<string>();
  const { attempt, busy, failure, clearFailure } = useCall({ inPlace: true });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const save = async () => {
    if (!decorative && alt.trim() === '') return setError(text('media.altRequired'));
    await attempt(async () => {
      const saved = await client.change({ id: file.id }, { alt: alt.trim(), decorative });
      store.put(saved);
      onSaved(saved);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== field.current) return;
    event.preventDefault();
    void save();
  };

  return (
    <Stack gap={1.5}>
      <AltFields
        ref={field}
        {...{ alt, decorative }}
        error={error ?? failure?.message}
        onKeyDown={onKeyDown}
        onChange={(change) => {
          if (change.alt !== undefined) setAlt(change.alt);
          if (change.decorative !== undefined) setDecorative(change.decorative);
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

type AltFieldsProps = {
  alt: string;
  decorative: boolean;
  error: string | undefined;
  onChange: (change: { alt?: string; decorative?: boolean }) => void;
  ref?: Ref<HTMLInputElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
};

export function AltFields({ alt, decorative, onChange, ...field }: AltFieldsProps) {
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
