import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { Console, type ConsoleProps } from './Console.tsx';

/** The console under `/admin`. A data router, because only that can block leaving a form with unsaved changes. */
export function App(props: ConsoleProps) {
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Console {...props} /> }], { basename: '/admin' }),
  );
  return <RouterProvider router={router} />;
}
