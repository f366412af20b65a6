import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A picture that becomes a video’s player on click.',
  use: ['For every video from another site: nothing is loaded from there before the click.'],
  avoid: ['For a decorative loop: leave it out.', 'For a video that plays at once: nobody wants unexpected sound.'],
  do: [
    { story: 'WithThumbnail', text: 'The thumbnail is decorative, because the button has the title.' },
    { story: 'MissingThumbnail', text: 'Without a thumbnail the title’s lattice is drawn.' },
  ],
  dont: [
    { text: 'Do not name it “Video”: say what it shows.' },
    { text: 'Do not offer a talk without captions or a transcript.' },
  ],
  anatomy: ['Picture or lattice, 16 : 9', 'Button with the title', 'Player, after the click'],
  keyboard: [{ keys: 'Enter', does: 'Starts the video in its place; with Ctrl in a new tab.' }],
  roles: ['A link named “Play video: …” to the player; after the click an `iframe` named by the title.'],
  tested: ['Nothing of the player is in the page before the click.', 'Without script it leads to the player.'],
} satisfies Guide;
