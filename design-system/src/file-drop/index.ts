export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export type { FileSlot } from './upload-item.ts';
