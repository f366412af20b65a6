import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Icon, type IconName } from '../components/actions/Icon/Icon.tsx';
import { useAnchor } from '../components/actions/Link/LinkProvider.tsx';

/** One action of a menu. */
export interface MenuAction {
  label: string;
  icon?: IconName | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** `danger` for an action that removes something. */
  tone?: 'neutral' | 'danger' | undefined;
  /** It stays in the list and is shown as disabled. */
  disabled?: boolean | undefined;
  /** At the end of its line: the keyboard shortcut, or a state. */
  hint?: string | undefined;
  /** A line above it, before a different kind of action. */
  separatorBefore?: boolean | undefined;
}

/** Props of {@link ActionMenu}. */
export interface ActionMenuProps {
  anchor: HTMLElement;
  /** Accessible name of the list: 'More for “How are fees paid?”'. */
  label: string;
  items: readonly MenuAction[];
  onClose: () => void;
}

/** MUI's menu with actions from data, while it is open: for many buttons that share one list. */
export function ActionMenu({ anchor, label, items, onClose }: ActionMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {items.map((item, at) => (
        <Action
          key={item.label}
          item={item}
          divider={items[at + 1]?.separatorBefore ?? false}
          onPick={() => {
            onClose();
            item.onSelect?.();
          }}
        />
      ))}
    </Menu>
  );
}

function Action({ item, divider, onPick }: { item: MenuAction; divider: boolean; onPick: () => void }) {
  const { label, icon, href, tone, disabled = false, hint } = item;
  const anchor = useAnchor(href ?? '');
  return (
    <MenuItem
      {...(href !== undefined && !disabled && { component: anchor, href })}
      disabled={disabled}
      divider={divider}
      data-tone-of={tone}
      onClick={disabled ? undefined : onPick}
    >
      {icon && <Icon name={icon} size={20} />}
      <ListItemText>{label}</ListItemText>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </MenuItem>
  );
}
