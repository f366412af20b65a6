export { ActionMenu, type ActionMenuProps, type MenuAction } from './ActionMenu.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
export { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';
export { PageLinks, type PageLinksProps } from './PageLinks.tsx';
export { PopoverButton, type PopoverButtonProps } from './PopoverButton.tsx';
export { SideSheet, type SideSheetProps } from './SideSheet.tsx';
export { SwitchField, type SwitchFieldProps } from './SwitchField.tsx';
