import type { Guide } from '../../../guide.ts';

export const guide = {
  summary: 'A drawn phone with its last message, for demonstrations that send no real messages.',
  use: ['Next to a form that would send a code, in an installation without a gateway.'],
  avoid: ['If messages are really sent.', 'For quotes and chats: it is a phone, not a bubble.'],
  do: [
    { story: 'WithNote', text: 'The note says that no message is sent, so that nobody waits for it.' },
    { story: 'Waiting', text: 'Before the first message it says so.' },
  ],
  dont: [{ text: 'Do not show it to people whose own number it could be; codes belong on their phone.' }],
  anatomy: ['Owner of the phone', 'Last message', 'Note'],
  keyboard: [],
  roles: ['Complementary content named by its owner; the message is a `log`, read out when it changes.'],
  tested: ['A new message is read out under the name of its owner.'],
} satisfies Guide;
