/** One file as the owner sees it: what it is called, how far it has come, how it looks. */
export interface UploadItem {
  /** Stable, and unlike that of any other. */
  id: string;
  name: string;
  /** In bytes. */
  size?: number | undefined;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1 while it is sent; how far is unknown without it. */
  progress?: number | undefined;
  /** Why it failed and what to do, in words. */
  error?: string | undefined;
  /** The chosen picture, or the address of one; anything else shows a sign of a document. */
  preview?: File | string | undefined;
}
