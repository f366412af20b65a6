import type { EnquiryVariant, OriginFor } from '@prospectus/contract/origins';

/** What an opener asks for. */
export type Opener = {
  variant: EnquiryVariant;
  /** Where it comes from: a name of the contract's table of origins. */
  origin: string;
  /** Slug of the programme it is about. */
  program?: string | undefined;
};

/** Address of the same enquiry as pages of its own. */
export function enquiryPath(variant: EnquiryVariant, origin: string, program?: { slug: string }): string {
  const query = new URLSearchParams({ ...(program && { program: program.slug }), variant, origin });
  return `/enquire?${query.toString()}`;
}

/**
 * Attributes of a link that opens the lead modal: `<Button {...openerProps('REGISTER', 'fees', page.program)}>`.
 * One listener on the page does the opening; without JavaScript the link leads to the same enquiry as pages of its own.
 */
export function openerProps<Variant extends EnquiryVariant>(
  variant: Variant,
  origin: OriginFor<Variant>,
  program?: { slug: string },
) {
  return {
    href: enquiryPath(variant, origin, program),
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
