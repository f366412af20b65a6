import { Button, type ButtonProps, Select, Stack } from '@prospectus/design-system';
import { MenuButton } from '@prospectus/design-system/console';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { useIsDesktop, useIsTabletUp, useIsWide } from '../../layout/use-viewport.ts';
import { useText } from '../../texts/language-context.ts';
import { inOneLine } from './in-one-line.ts';

/** A view of the leads as a link. */
type ViewLink = Pick<ButtonProps, 'title' | 'startIcon'> & { key: string; label: string; href: string };

type ViewBarProps = {
  /** Names the links when read aloud. */
  name: string;
  views: readonly ViewLink[];
  /** The key of the view that is open. */
  open: string | undefined;
  /** What can be done with the open one. */
  actions?: ReactNode;
};

/** Views in one line; those for which there is no room are behind a menu, the open one never. On a phone one choice. */
export function ViewBar({ name, views, open, actions }: ViewBarProps) {
  const text = useText();
  const navigate = useNavigate();
  const room = useRoom();
  if (room === undefined)
    return (
      <Stack direction="row" gap={1} align="end">
        <Select
          label={name}
          value={open ?? ''}
          {...(open === undefined && { placeholder: text('desk.step.choose') })}
          options={views.map(({ key, label }) => ({ value: key, label }))}
          onChange={({ target: { value } }) => {
            const to = views.find(({ key }) => key === value);
            if (to) void navigate(to.href);
          }}
        />
        {actions}
      </Stack>
    );
  const { shown, behind } = inOneLine(views, open, actions ? room - ACTIONS : room);
  return (
    <nav aria-label={name}>
      <Stack direction="row" gap={0.5} align="center">
        {shown.map(({ key, label, ...link }) => (
          <Button
            key={key}
            size="small"
            variant={key === open ? 'primary' : 'quiet'}
            aria-current={key === open ? 'page' : undefined}
            {...link}
          >
            {label}
          </Button>
        ))}
        {actions}
        {behind.length > 0 && (
          <MenuButton
            label={text('desk.views.more')}
            trigger={
              <Button size="small" variant="quiet" endIcon="chevron-down">
                {text('desk.views.more')}
              </Button>
            }
            items={behind.map(({ label, href }) => ({ label, href }))}
          />
        )}
      </Stack>
    </nav>
  );
}

/** Room of the button of actions, in letters. */
const ACTIONS = 6;

/** About how many letters a line has room for beside the menu; undefined on a phone, which has no line. */
function useRoom(): number | undefined {
  const [isWide, isDesktop, isTablet] = [useIsWide(), useIsDesktop(), useIsTabletUp()];
  if (isWide) return 92;
  if (isDesktop || isTablet) return 62;
  return undefined;
}
