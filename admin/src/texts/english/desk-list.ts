/** Words of the list of leads itself: its columns, orders, changes in a row and of all that match, its preview. */
export const deskList = {
  columns: {
    title: 'Columns',
    reset: 'The usual columns',
  },
  matching: {
    chooseAll: 'Choose all %{smart_count} that match',
    pageOnly: 'Only those on this page',
    chosen: 'All %{smart_count} leads that match are chosen',
    tooMany: 'More than 10,000 leads match. To choose them all, please filter them further.',
    title: 'Change %{smart_count} leads?',
    owner: 'Assign to: %{name}',
    stage: 'Move to stage: %{stage}',
    help: 'New leads that come in meanwhile are left as they are. There is no undo for all of them together.',
    confirm: 'Change %{smart_count} leads',
    progress: '%{done} of %{count} done',
    stop: 'Stop here',
    goOn: 'Go on',
    leave: 'Leave it at that',
    stopped:
      '%{changed} of %{count} leads were changed before that; some of the next hundred may be as well. “Go on” continues from there, and changes no lead twice.',
  },
  row: {
    stage: 'Stage of %{name}: %{stage}',
    owner: 'Who looks after %{name}: %{owner}',
    now: 'now',
    assigned: '%{name} is looked after by: %{owner}',
  },
  preview: {
    show: 'Preview',
    of: 'Preview %{name}',
    open: 'Open',
    previous: 'Previous',
    next: 'Next',
    position: '%{name}: %{at} of %{count} on this page',
    last: 'What happened last',
  },
  sorts: {
    created_at: { ASC: 'Oldest first', DESC: 'Newest first' },
    last_enquiry_at: { ASC: 'Oldest enquiry first', DESC: 'Last enquiry first' },
    next_at: { ASC: 'Next follow-up first', DESC: 'Latest follow-up first' },
    name: { ASC: 'Name, A to Z', DESC: 'Name, Z to A' },
    score: { ASC: 'Lowest score first', DESC: 'Highest score first' },
    text: { ASC: '%{name}, A to Z', DESC: '%{name}, Z to A' },
  },
} as const;
