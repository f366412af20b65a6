import type { MediaRecord } from '@prospectus/contract';
import { Button, Checkbox, Stack, TextField } from '@prospectus/design-system';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { useText } from '../texts/language-context.ts';
import { useMedia } from './media-context.ts';

/**
 * Asks what a picture shows, or whether it only decorates; stored with the file. No form element: it is often inside
 * one.
 */
export function AltForm({
  file,
  autoFocus = false,
  onSaved,
  onCancel,
}: {
  file: MediaRecord;
  autoFocus?: boolean;
  onSaved: (file: MediaRecord) => void;
  onCancel?: () => void;
}) {
  const text = useText();
  const { client, store } = useMedia();
  const [alt, setAlt] = useState(file.alt);
  const [decorative, setDecorative] = useState(file.decorative);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const save = async () => {
    if (busy) return;
    if (!decorative && alt.trim() === '') return setError(text('media.altRequired'));
    setBusy(true);
    try {
      const saved = await client.change({ id: file.id }, { alt: alt.trim(), decorative });
      store.put(saved);
      onSaved(saved);
    } catch (failure) {
      setError((failure as Error).message || text('media.noAnswer'));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== field.current) return;
    event.preventDefault();
    void save();
  };

  return (
    <Stack gap={1.5}>
      <TextField
        ref={field}
        label={text('media.alt')}
        help={text('media.altHelp')}
        error={error}
        value={alt}
        disabled={decorative}
        maxLength={300}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setAlt(event.target.value);
          setError(undefined);
        }}
      />
      <Checkbox
        label={text('media.decorative')}
        checked={decorative}
        onChange={(event) => {
          setDecorative(event.target.checked);
          setError(undefined);
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
