import { Banner, Button } from '@prospectus/design-system';

import type { WideBannerProps } from './wide-banner-props.ts';

/** Asks to talk about work; a verified visitor has no counsellor button (SECT-04). */
export function CareerBanner({ visitor, open, program }: WideBannerProps) {
  return (
    <Banner
      id="career"
      seed="career"
      title="Launch Your Career"
      text="A counsellor tells you which roles this study leads to, and what else each of them asks for. The call is free."
      action={
        visitor.verified ? undefined : (
          <Button size="large" {...open('REGISTER', 'career', program)}>
            Talk to a counsellor
          </Button>
        )
      }
    />
  );
}
