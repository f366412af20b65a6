import { link } from '@prospectus/contract';
import { type ReactNode, useCallback, useState } from 'react';

import { LazyLinkPicker } from '../links/LazyLinkPicker.tsx';

type Asked = { href: string; answer: (address: string | undefined) => void };

const ADDRESS = link('');

/** Lets a writer choose where a link of a text leads; `dialog` is rendered beside the editor. */
export function useLinkChoice(): { pickLink: (href: string) => Promise<string | undefined>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const pickLink = useCallback(async (href: string) => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    setAsked({ href, answer: resolve });
    return promise;
  }, []);
  const close = (address?: string) => {
    setAsked(undefined);
    asked?.answer(address);
  };
  return {
    pickLink,
    dialog: asked && (
      <LazyLinkPicker
        value={asked.href}
        isAllowed={(address) => address !== '' && ADDRESS.safeParse(address).success}
        onPick={close}
        onClose={() => close()}
      />
    ),
  };
}
