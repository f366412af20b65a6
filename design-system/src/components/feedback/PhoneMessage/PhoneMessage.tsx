import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { colour, fontSize, radius, space } from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';

/** Props of {@link PhoneMessage}. */
export interface PhoneMessageProps {
  /** Owner of the phone: a number or a name. */
  owner: string;
  /** Explanation below the message. */
  note?: string | undefined;
  /** The last message, or a text that there is none yet. */
  children: ReactNode;
}

/** A drawn phone with its last message, for demonstrations that send no real messages. */
export function PhoneMessage({ owner, note, children }: PhoneMessageProps) {
  return (
    <Device aria-label={`Messages of ${owner}`}>
      <Head>
        <Icon name="phone" size={16} />
        <span translate="no">{owner}</span>
      </Head>
      <Bubble role="log">{children}</Bubble>
      {note && <Note>{note}</Note>}
    </Device>
  );
}

const Device = styled('aside')({
  display: 'grid',
  gap: space(1),
  padding: space(2),
  maxWidth: 360,
  color: colour.text,
  background: colour.tint,
  border: `1px dashed ${colour.edge}`,
  borderRadius: radius.large,
});

const Head = styled('p')({
  display: 'flex',
  gap: space(1),
  alignItems: 'center',
  margin: 0,
  fontSize: fontSize.detail,
  color: colour.muted,
  fontVariantNumeric: 'tabular-nums',
});

const Bubble = styled('div')({
  padding: `${space(1.25)} ${space(1.75)}`,
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: `2px ${radius.large} ${radius.large} ${radius.large}`,
  fontVariantNumeric: 'tabular-nums',
});

const Note = styled('p')({ margin: 0, fontSize: fontSize.detail, color: colour.muted });
