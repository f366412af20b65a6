import { Button, Icon, type IconName, Link } from '@prospectus/design-system';
import { useState } from 'react';

import { LazyLinkPicker } from '../links/LazyLinkPicker.tsx';
import { type LinkKind, linkKind } from '../links/link-kind.ts';
import { LazyMediaPicker } from '../media/LazyMediaPicker.tsx';
import { useText } from '../texts/language-context.ts';
import type { KindInputProps } from './kind-input.ts';
import { PickedField } from './PickedField.tsx';
import { useField } from './use-field.ts';

const ICONS = {
  page: 'document',
  file: 'download',
  phone: 'phone',
  mail: 'mail',
  outside: 'external',
} as const satisfies Record<LinkKind, IconName>;

/** Where a link leads: a page of the site, a file, a phone, a mail or an address outside; chosen, and never typed here. */
export function LinkInput(props: KindInputProps) {
  const text = useText();
  const { value, change, blur, ref, texts, control } = useField(props, '');
  const [picking, setPicking] = useState<'link' | 'file'>();
  const use = (address: string) => {
    setPicking(undefined);
    change(address);
    blur();
  };
  const close = () => setPicking(undefined);
  return (
    <>
      <PickedField
        control={control}
        texts={texts}
        ref={ref}
        shown={<Shown value={value} />}
        action={text(value === '' ? 'media.chooseLink' : 'media.change')}
        onAction={() => setPicking('link')}
      >
        {value !== '' && (
          <Button size="small" variant="quiet" onClick={() => use('')}>
            {text('media.remove')}
          </Button>
        )}
      </PickedField>
      {picking === 'link' && (
        <LazyLinkPicker
          value={value}
          isAllowed={(address) => props.schema.safeParse(address).success}
          onPick={use}
          onFile={() => setPicking('file')}
          onClose={close}
        />
      )}
      {picking === 'file' && <LazyMediaPicker kind="pdf" onPick={({ address }) => use(address)} onClose={close} />}
    </>
  );
}

function Shown({ value }: { value: string }) {
  const text = useText();
  if (value === '') return <span>{text('media.linkEmpty')}</span>;
  const kind = linkKind(value);
  return (
    <>
      <Icon name={ICONS[kind]} size={20} label={text(`media.linkKinds.${kind}`)} />
      <span>
        {kind === 'phone' || kind === 'mail' ? (
          value.replace(/^(tel|mailto):/i, '')
        ) : (
          <Link href={value} external>
            {value}
          </Link>
        )}
      </span>
    </>
  );
}
