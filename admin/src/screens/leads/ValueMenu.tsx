import { InlineButton } from '@prospectus/design-system';
import { type MenuAction, MenuButton } from '@prospectus/design-system/console';
import type { ReactNode } from 'react';

import { useText } from '../../texts/language-context.ts';

type ValueMenuProps = {
  /** What it is of, and what it is now: “Stage of Asha Rao: Contacted”. */
  label: string;
  /** The value as it is shown, for where it is cut. */
  title: string;
  options: readonly { value: string; label: string; separatorBefore?: boolean }[];
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

/** A value in a row that is changed there. */
export function ValueMenu({ label, title, options, value, onChoose, children }: ValueMenuProps) {
  const text = useText();
  const items: MenuAction[] = options.map((option) => ({
    label: option.label,
    ...(option.value === value && { hint: text('desk.row.now') }),
    ...(option.separatorBefore && { separatorBefore: true }),
    onSelect: () => {
      if (option.value !== value) onChoose(option.value);
    },
  }));
  return (
    <MenuButton
      label={label}
      items={items}
      trigger={
        <InlineButton mark="open" quiet aria-label={label} title={title}>
          {children}
        </InlineButton>
      }
    />
  );
}
