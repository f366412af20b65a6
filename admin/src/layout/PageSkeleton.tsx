import { FormSkeleton } from './FormSkeleton.tsx';

/** Placeholder of a whole page, such as while it is not known yet who is signed in. */
export const PageSkeleton = () => (
  <div style={{ maxWidth: 960, margin: '0 auto', padding: 32 }}>
    <FormSkeleton />
  </div>
);
