import { Card, Link, Stack } from '@prospectus/design-system';
import { type RaRecord, useGetList } from 'react-admin';

import { Muted } from '../../layout/Muted.tsx';
import { useText } from '../../texts/language-context.ts';

const FIELDS = ['phone', 'email', 'address', 'facebook', 'instagram', 'youtube'] as const;

/** Contact and social links, which the record of the university has, and the way to its form. */
export function Contact() {
  const text = useText();
  const { data } = useGetList<RaRecord>('university-info', { pagination: { page: 1, perPage: 1 } }, { retry: false });
  const [university] = data ?? [];
  const lines = FIELDS.flatMap((name) => (university?.[name] ? [String(university[name])] : []));
  return (
    <Card>
      <Stack gap={1}>
        <Muted>{text('entities.settings.contactHelp')}</Muted>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <Link href="/university-info#contact">{text('entities.settings.editContact')}</Link>
        <Link href="/university-info#social">{text('entities.settings.editSocial')}</Link>
      </Stack>
    </Card>
  );
}
