import { InlineButton, Menu, type MenuItem } from '@prospectus/design-system';
import { type ReactNode, useState } from 'react';

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

/** A value in a row that is changed there. Its list is made when the row is first reached: a page has a hundred of them. */
export function ValueMenu({ label, title, options, value, onChoose, children }: ValueMenuProps) {
  const text = useText();
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  const items: MenuItem[] = isReached
    ? options.map((option) => ({
        label: option.label,
        ...(option.value === value && { hint: text('desk.row.now') }),
        ...(option.separatorBefore && { separatorBefore: true }),
        onSelect: () => {
          if (option.value !== value) onChoose(option.value);
        },
      }))
    : [];
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <InlineButton
          mark="open"
          quiet
          aria-label={label}
          title={title}
          onFocus={reach}
          onPointerEnter={reach}
          onClick={reach}
        >
          {children}
        </InlineButton>
      }
    />
  );
}
