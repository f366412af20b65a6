import { type ReactNode, useLayoutEffect } from 'react';
import { styled } from '@mui/material/styles';
import { IconButton } from '../components/actions/IconButton/IconButton.tsx';
import { useTexts } from '../language/TextsProvider.tsx';
import { colour, fontWeight, space } from '../tokens/index.ts';

/** Props of {@link SidePanel}. */
export interface SidePanelProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Controls and messages between the title and the content. */
  tools?: ReactNode;
  /** Fills the rest of the height. */
  children: ReactNode;
  /** Fixed at the end of the window and as high as it; otherwise it fills its parent. */
  fixed?: boolean | undefined;
  onClose?: (() => void) | undefined;
}

/** A panel with tools above its content. A fixed panel sets its width as `--side-panel` on the root element. */
export function SidePanel({ title, actions, tools, children, fixed = false, onClose }: SidePanelProps) {
  const texts = useTexts().dialog;
  useLayoutEffect(() => {
    if (!fixed) return;
    const { style } = document.documentElement;
    style.setProperty('--side-panel', WIDTH);
    return () => void style.removeProperty('--side-panel');
  }, [fixed]);
  return (
    <Root aria-label={title} data-fixed={fixed || undefined}>
      <div className="bar">
        <strong>{title}</strong>
        {actions}
        {onClose && <IconButton icon="close" label={texts.close} onClick={onClose} />}
      </div>
      {tools && <div className="tools">{tools}</div>}
      <div className="content">{children}</div>
    </Root>
  );
}

const WIDTH = 'clamp(460px, 44vw, 1280px)';

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  boxSizing: 'border-box',
  height: 'calc(100dvh - 140px)',
  minHeight: 360,
  '&[data-fixed]': {
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 30,
    width: WIDTH,
    height: 'auto',
    padding: space(1.5),
    background: colour.surface,
    borderInlineStart: `1px solid ${colour.rule}`,
  },
  '& > .bar': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) },
  '& > .bar > strong': { marginInlineEnd: 'auto', fontWeight: fontWeight.semibold },
  '& > .tools': { display: 'grid', gap: space(1.5), maxHeight: '50%', overflowY: 'auto' },
  '& > .content': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
});
