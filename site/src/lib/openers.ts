/** What the enquiry is opened for: a call-back or 'enroll', a brochure, or to sign in (§2). */
export type OpenerVariant = 'REGISTER' | 'DOWNLOAD' | 'LOGIN';

/** What an opener asks for. */
export type Opener = {
  variant: OpenerVariant;
  /** Where it stands: 'banner', 'header', 'fees', 'refer', … */
  origin: string;
  /** Slug of the programme it is about. */
  program?: string | undefined;
};

/**
 * Attributes of a link that opens the lead modal: `<Button {...openerProps('REGISTER', 'fees', page.program)}>`.
 * One listener on the page does the opening; without JavaScript the link leads to the same enquiry as plain pages.
 */
export function openerProps(variant: OpenerVariant, origin: string, program?: { slug: string }) {
  const query = new URLSearchParams({ ...(program && { program: program.slug }), variant, origin });
  return {
    href: `/enquire?${query.toString()}`,
    'data-enquire': variant,
    'data-origin': origin,
    ...(program && { 'data-program': program.slug }),
  };
}

/** Reads an opener back from the element that was pressed. */
export function openerFrom(element: HTMLElement): Opener {
  const { enquire: variant, origin = 'page', program } = element.dataset;
  return { variant: variant === 'DOWNLOAD' || variant === 'LOGIN' ? variant : 'REGISTER', origin, program };
}
