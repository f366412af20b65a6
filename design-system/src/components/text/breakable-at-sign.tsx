import { Fragment, type ReactNode } from 'react';

/** Text whose e-mail addresses go on in the next line at their “@” where they have too little room. */
export const breakableAtSign = (text: string): ReactNode =>
  text.split(/(?=@)/).map((part, at) => (
    // The parts of a text have no other name than their place.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
