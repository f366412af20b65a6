/** What the enquiry is opened for: a call-back or 'enroll', a brochure, or to sign in (§2). */
export type OpenerVariant = 'REGISTER' | 'DOWNLOAD' | 'LOGIN';

/** What an opener asks for. */
export type Opener = {
  variant: OpenerVariant;
  /** Where on the page it is: 'banner', 'header', 'fees', 'refer', … */
  origin: string;
  /** Slug of the programme it is about. */
  program?: string | undefined;
};

/**
 * Attributes of a link that opens the lead modal: `<Button {...openerProps('REGISTER', 'fees', page.program)}>`.
 * One listener on the page does the opening; without JavaScript the link leads to the same enquiry as pages of its own.
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

/** The opener of the link that was clicked. */
export function openerFrom(element: HTMLElement): Opener {
  const { enquire: variant, origin = 'page', program } = element.dataset;
  return { variant: variant === 'DOWNLOAD' || variant === 'LOGIN' ? variant : 'REGISTER', origin, program };
}
