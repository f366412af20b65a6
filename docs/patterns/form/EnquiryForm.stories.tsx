import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answer, EnquiryForm } from './EnquiryForm.tsx';

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const meta = {
  component: EnquiryForm,
  title: 'Patterns/Form with server errors',
  tags: ['!autodocs'],
  args: {
    action: '/enquiry',
    send: async (form): Promise<Answer> => {
      await after(400);
      const errors = {
        ...(!/^[\p{L} ]+$/u.test(text(form, 'name')) && { name: 'Letters and spaces, please.' }),
        ...(!/^[6-9]\d{9}$/.test(text(form, 'phone')) && {
          phone: 'Please enter a valid 10-digit phone number',
        }),
        ...(!text(form, 'email').includes('@') && { email: 'Please enter valid email.' }),
      };
      return Object.keys(errors).length === 0 ? { ok: true } : { ok: false, message: 'Please check the form', errors };
    },
  },
} satisfies Meta<typeof EnquiryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The page that the server renders after a post without script: the messages, and the entered values. */
export const PostedWithoutScript: Story = {
  args: {
    refused: {
      message: 'Please check the form',
      errors: { phone: 'Please enter a valid 10-digit phone number' },
      values: { name: 'Asha Menon', phone: '98765', email: 'asha@example.test' },
    },
  },
};
/** Every request fails. */
export const Offline: Story = {
  args: {
    send: async () => {
      await after(400);
      throw new TypeError('Failed to fetch');
    },
  },
};
/** The server refuses without naming a field. */
export const Refused: Story = {
  args: {
    send: async () => {
      await after(400);
      return { ok: false, message: 'Too many requests from this number. Please try again in an hour.' };
    },
  },
};
