import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { IconButton } from '../components/actions/IconButton/IconButton.tsx';
import * as Parts from '../components/feedback/Dialog/dialog-parts.ts';
import { useScrollableFocus } from '../components/feedback/Dialog/use-scrollable-focus.ts';
import { ToastOutlet } from '../components/feedback/Toast/ToastOutlet.tsx';
import { useTexts } from '../language/TextsProvider.tsx';
import { useFirstFocus } from './use-first-focus.ts';

interface ModalContentProps {
  /** Its parts have this id with `-title`, `-subtitle` and `-body`. */
  id: string;
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** What a dialog and a sheet at the side have inside. */
export function ModalContent({ id, title, subtitle, actions, children, onClose }: ModalContentProps) {
  const texts = useTexts().dialog;
  const scroll = useScrollableFocus();
  const panel = useFirstFocus<HTMLDivElement>();
  return (
    <Content ref={panel}>
      <Parts.Head>
        <div>
          <Parts.Title id={`${id}-title`} tabIndex={-1} data-dialog-title="">
            {title}
          </Parts.Title>
          {subtitle && <Parts.Subtitle id={`${id}-subtitle`}>{subtitle}</Parts.Subtitle>}
        </div>
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </Parts.Head>
      <Parts.Body {...scroll} id={`${id}-body`} aria-labelledby={scroll.role && `${id}-title`}>
        {children}
      </Parts.Body>
      {actions && <Parts.Foot>{actions}</Parts.Foot>}
      <ToastOutlet />
    </Content>
  );
}

const Content = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  flex: '1 1 auto',
  minHeight: 0,
});
