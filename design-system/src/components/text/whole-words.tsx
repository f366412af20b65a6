import { Fragment, type ReactNode } from 'react';

/** A text that does not break within ‘e-mail’. */
export const withWholeWords = (text: string): ReactNode =>
  text.split(/(e-mail)/).map((part, at) => (
    // The parts of a text are identified only by their position.
    <Fragment key={at}>{at % 2 === 1 ? <span style={{ whiteSpace: 'nowrap' }}>{part}</span> : part}</Fragment>
  ));
