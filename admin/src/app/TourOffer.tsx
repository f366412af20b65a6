import { Button, Callout, Stack } from '@prospectus/design-system';
import { useLocation } from 'react-router';
import { z } from 'zod';

import { useHome } from '../errors/home.ts';
import { usePersonal } from '../providers/personal.ts';
import { useText } from '../texts/language-context.ts';
import { Offer } from './shell-parts.ts';

export const takeTour = async (): Promise<void> => (await import('./tour.ts')).startTour();

/** Offers the tour on the person's first screen until it is taken or declined. */
export function TourOffer() {
  const text = useText();
  const home = useHome();
  const { pathname } = useLocation();
  const [isAnswered, setAnswered] = usePersonal('tour', z.boolean(), false);
  if (isAnswered || pathname !== home?.to) return null;
  const take = () => {
    setAnswered(true);
    void takeTour();
  };
  return (
    <Offer>
      <Callout tone="info">
        <Stack direction="row" gap={1} align="center" justify="space-between">
          {text('shell.tour.offer')}
          <Stack direction="row" gap={1}>
            <Button size="small" onClick={take}>
              {text('shell.tour.take')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setAnswered(true)}>
              {text('shell.tour.skip')}
            </Button>
          </Stack>
        </Stack>
      </Callout>
    </Offer>
  );
}
