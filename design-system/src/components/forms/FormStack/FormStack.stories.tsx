import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FormSummary } from '../FormSummary/FormSummary.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Select } from '../Select/Select.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormStack } from './FormStack.tsx';

const meta = { component: FormStack, title: 'Forms/FormStack' } satisfies Meta<typeof FormStack>;
export default meta;
type Story = StoryObj<typeof meta>;

const courses = [
  { value: 'CS105', label: 'Diploma in Data Analytics' },
  { value: 'LG102', label: 'Certificate in German Language' },
];

export const Default: Story = {
  render: () => (
    <Form method="post" actions={<SubmitButton>Apply Now</SubmitButton>}>
      <TextField label="Name" name="name" autoComplete="name" />
      <PhoneField label="Mobile number" name="phone" />
      <Select label="Course" name="interest" placeholder="Select a course" options={courses} />
      <Checkbox label="Call me in the evening" name="evening" />
    </Form>
  ),
};

export const WithErrors: Story = {
  render: () => (
    <Form method="post" actions={<SubmitButton>Apply Now</SubmitButton>}>
      <FormSummary
        problems={[
          { fieldId: 'stack-phone', label: 'Mobile number', message: 'Please enter a valid 10-digit phone number' },
          { fieldId: 'stack-course', label: 'Course', message: 'Please select a course.' },
        ]}
      />
      <PhoneField
        id="stack-phone"
        label="Mobile number"
        name="phone"
        defaultValue="12345"
        error="Please enter a valid 10-digit phone number"
      />
      <Select
        id="stack-course"
        label="Course"
        name="interest"
        placeholder="Select a course"
        options={courses}
        error="Please select a course."
      />
    </Form>
  ),
};

export const Sending: Story = {
  render: () => (
    <Form
      method="post"
      actions={
        <SubmitButton busy busyLabel="Sending the code…">
          Apply Now
        </SubmitButton>
      }
    >
      <TextField label="Name" name="name" defaultValue="Ananya Krishnamurthy" readOnly />
      <PhoneField label="Mobile number" name="phone" defaultValue="9876543210" readOnly />
    </Form>
  ),
};

export const Hindi: Story = {
  render: () => (
    <Form method="post" lang="hi" actions={<SubmitButton fullWidth>अभी आवेदन करें</SubmitButton>}>
      <TextField label="पूरा नाम" name="name" help="जैसा आपकी बारहवीं की अंकसूची पर है।" />
      <PhoneField label="मोबाइल नंबर" name="phone" error="कृपया दस अंकों का सही मोबाइल नंबर लिखें" />
      <Select
        label="पाठ्यक्रम"
        name="interest"
        placeholder="पाठ्यक्रम चुनें"
        options={[{ value: 'LG102', label: 'जर्मन भाषा में प्रमाणपत्र' }]}
      />
      <Checkbox label="मुझे शाम को कॉल करें" name="evening" />
    </Form>
  ),
};
