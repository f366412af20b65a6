import { Accordion, Button, FormStack, Stack, Text, TextField } from '@prospectus/design-system';
import { useState } from 'react';

import { feedAddresses } from './lecture-file.ts';
import type { Filters } from './schedule-query.ts';

/** The feed of what the choices leave, for a calendar of the learner's own. */
export function AddToCalendar({ filters, publicUrl, name }: { filters: Filters; publicUrl: string; name: string }) {
  const [copied, setCopied] = useState('');
  const { https, webcal, google, outlook } = feedAddresses(publicUrl, filters, name);
  const chosen = [filters.course, filters.semester, filters.batch].filter(Boolean).join(' · ');
  return (
    <Accordion
      mode="multiple"
      items={[
        {
          id: 'add-to-my-calendar',
          title: 'Add to my calendar',
          content: (
            <Stack gap={2}>
              <Text>
                {chosen
                  ? `You’ll see every class of ${chosen} in your calendar. If a class changes, your calendar updates automatically.`
                  : 'You’ll see the classes of all courses in your calendar. To see only your own, first choose your course, semester and batch above.'}
              </Text>
              <FormStack
                actions={
                  <>
                    <Button
                      variant="secondary"
                      onClick={() => void navigator.clipboard.writeText(https).then(() => setCopied(https))}
                    >
                      {copied === https ? 'Copied' : 'Copy the link'}
                    </Button>
                    <Button variant="quiet" href={webcal}>
                      Open in my calendar app
                    </Button>
                    <Button variant="quiet" href={google} target="_blank" rel="noopener noreferrer" endIcon="external">
                      Google Calendar
                    </Button>
                    <Button variant="quiet" href={outlook} target="_blank" rel="noopener noreferrer" endIcon="external">
                      Outlook
                    </Button>
                  </>
                }
              >
                <TextField label="Calendar link" value={https} readOnly />
              </FormStack>
            </Stack>
          ),
        },
      ]}
    />
  );
}
