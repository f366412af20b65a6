import { Fragment, type ReactNode } from 'react';

/** Text with e-mail addresses that break at their “@” if they do not fit. */
export const breakableAtSign = (text: string): ReactNode =>
  text.split(/(?=@)/).map((part, at) => (
    // The parts of a text are identified only by their position.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
