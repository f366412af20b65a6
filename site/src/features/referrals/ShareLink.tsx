import { Button, Stack, Text, TextField } from '@prospectus/design-system';
import { useEffect, useState } from 'react';

import { track } from '../../lib/track.ts';

type Props = { label: string; link: string; university: string };

/** Shares the visitor's referral link by WhatsApp, e-mail, copying, or the device's share sheet. */
export function ShareLink({ label, link, university }: Props) {
  const [canShare, setCanShare] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  const [copied, setCopied] = useState<string>('');
  useEffect(() => {
    setHydrated(true);
    setCanShare('share' in navigator);
  }, []);

  const message = `Have a look at ${university}. You can study online, and talk to a counsellor for free.`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => {
        track('referral_shared', { channel: 'copy' });
        setCopied('Link copied.');
      },
      () => setCopied('We couldn’t copy the link. Please select it and copy it yourself.'),
    );
  // Closing the sheet is no failure.
  const share = () =>
    navigator.share({ title: university, text: message, url: link }).then(
      () => track('referral_shared', { channel: 'device' }),
      () => undefined,
    );

  return (
    <Stack gap={2}>
      <TextField
        id="refer-link"
        label={label}
        help="If a friend enquires for the first time with it, we count them as your referral."
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Stack direction="row" gap={1}>
        <Button
          variant="secondary"
          size="small"
          startIcon="whatsapp"
          onClick={() => track('referral_shared', { channel: 'whatsapp' })}
          href={`https://wa.me/?text=${encodeURIComponent(`${message} ${link}`)}`}
        >
          WhatsApp
        </Button>
        <Button
          variant="secondary"
          size="small"
          startIcon="mail"
          onClick={() => track('referral_shared', { channel: 'email' })}
          href={`mailto:?subject=${encodeURIComponent(university)}&body=${encodeURIComponent(`${message}\n\n${link}`)}`}
        >
          Email
        </Button>
        {isHydrated && (
          <Button variant="secondary" size="small" onClick={() => void copy()}>
            Copy link
          </Button>
        )}
        {canShare && (
          <Button variant="secondary" size="small" onClick={() => void share()}>
            Share…
          </Button>
        )}
      </Stack>
      <Text role="status" size="small">
        {copied}
      </Text>
    </Stack>
  );
}
