import type { EnquiryVariant, OriginFor } from '@prospectus/contract/origins';

/** The enquiry that an opener starts. */
export type Opener = {
  variant: EnquiryVariant;
  /** A name in the contract's table of origins. */
  origin: string;
  /** Slug of a programme. */
  program?: string | undefined;
};

/** The address of the enquiry without JavaScript. */
export function enquiryPath(variant: EnquiryVariant, origin: string, program?: { slug: string }): string {
  const query = new URLSearchParams({ ...(program && { program: program.slug }), variant, origin });
  return `/enquire?${query.toString()}`;
}

/**
 * Attributes of a link that opens the lead modal: `<Button {...openerProps('REGISTER', 'fees', page.program)}>`. The
 * bootstrap listens for its click; without JavaScript the link leads to the enquiry as plain pages.
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

export function openerFrom(element: HTMLElement): Opener {
  const { enquire: variant, origin = 'page', program } = element.dataset;
  return { variant: variant === 'DOWNLOAD' || variant === 'LOGIN' ? variant : 'REGISTER', origin, program };
}
