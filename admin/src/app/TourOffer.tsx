import { Button, Callout, Stack } from '@prospectus/design-system';
import { z } from 'zod';

import { useHome } from '../errors/home.ts';
import { usePersonal } from '../providers/personal.ts';
import { useText } from '../texts/language-context.ts';
import { useLocation } from 'react-router';

/** Loads the tour when it is taken. */
export const takeTour = async (): Promise<void> => (await import('./tour.ts')).startTour();

/** Offers the tour on the person's first screen until it is taken or declined. */
export function TourOffer() {
  const text = useText();
  const home = useHome();
  const { pathname } = useLocation();
  const [isAnswered, setAnswered] = usePersonal('tour', z.boolean(), false);
  if (isAnswered || pathname !== home?.to) return null;
  const answer = () => setAnswered(true);
  return (
    <Callout tone="info" title={text('shell.tour.offer')}>
      <Stack direction="row" gap={1} align="center">
        {text('shell.tour.offerText')}
        <Button
          size="small"
          onClick={() => {
            answer();
            void takeTour();
          }}
        >
          {text('shell.tour.take')}
        </Button>
        <Button size="small" variant="quiet" onClick={answer}>
          {text('shell.tour.skip')}
        </Button>
      </Stack>
    </Callout>
  );
}
