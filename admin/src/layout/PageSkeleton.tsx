import { FormSkeleton } from './FormSkeleton.tsx';

export const PageSkeleton = () => (
  <div style={{ maxWidth: 960, margin: '0 auto', padding: 32 }}>
    <FormSkeleton />
  </div>
);
