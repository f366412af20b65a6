import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** What a reader's machine asks for. */
export interface MediaPreferences {
  motion?: 'reduce' | 'no-preference';
  forcedColours?: 'active' | 'none';
  media?: 'screen' | 'print';
}

/** Makes the browser ask for it until the test has ended. All files share one page, which wants no motion. */
export async function emulateMedia(wishes: MediaPreferences): Promise<void> {
  onTestFinished(() => ask({}));
  await ask(wishes);
}

const ask = async ({ motion = 'reduce', forcedColours = 'none', media = 'screen' }: MediaPreferences) => {
  await cdp().send('Emulation.setEmulatedMedia', {
    media: media === 'screen' ? '' : media,
    features: [
      { name: 'prefers-reduced-motion', value: motion },
      { name: 'forced-colors', value: forcedColours },
    ],
  });
};
