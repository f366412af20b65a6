export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export type { UploadItem } from './upload-item.ts';
