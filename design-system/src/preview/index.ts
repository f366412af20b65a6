export { FactCard, type FactCardProps } from './FactCard.tsx';
export { LinkPreview, type LinkPreviewProps } from './LinkPreview.tsx';
export { ScaledFrames, type ScaledFrame, type ScaledFramesProps } from './ScaledFrames.tsx';
export { SidePanel, type SidePanelProps } from './SidePanel.tsx';
