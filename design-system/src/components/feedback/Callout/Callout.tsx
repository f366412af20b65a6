import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontWeight, radius, space } from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';

/** Props of {@link Callout}. */
export interface CalloutProps {
  children: ReactNode;
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  title?: string | undefined;
  /** `alert` is read out at once, `status` at the next pause; none for text that is there from the start. */
  role?: 'alert' | 'status' | undefined;
  /** Takes the focus when its page has loaded, so that the result of a form sent without script is read out first. */
  autoFocus?: boolean | undefined;
}

/** A highlighted text with an icon for its kind. */
export function Callout({ children, tone = 'info', title, role, autoFocus }: CalloutProps) {
  return (
    <Root data-kind={tone} role={role} tabIndex={autoFocus ? -1 : undefined} autoFocus={autoFocus}>
      <Icon name={tone === 'danger' ? 'error' : tone} />
      <div>
        {title && <p className="title">{title}</p>}
        {children}
      </div>
    </Root>
  );
}

const tones = {
  info: ['action', 'actionTint'],
  success: ['success', 'successTint'],
  warning: ['warning', 'warningTint'],
  danger: ['danger', 'dangerTint'],
} as const;

const Root = styled('div')({
  display: 'flex',
  gap: space(1.5),
  padding: space(2),
  borderRadius: radius.medium,
  border: '1px solid transparent',
  color: colour.text,
  '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& > svg': { marginTop: 1 },
  '& > div': { minWidth: 0 },
  '& .title': { margin: 0, fontWeight: fontWeight.semibold },
  ...Object.fromEntries(
    Object.entries(tones).map(([tone, [line, ground]]) => [
      `&[data-kind="${tone}"]`,
      { background: colour[ground], borderColor: colour[line], '& > svg': { color: colour[line] } },
    ]),
  ),
});
