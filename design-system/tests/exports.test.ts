import { expect, test } from 'vitest';
import * as board from '../src/board/index.ts';
import * as calendar from '../src/calendar/index.ts';
import * as chart from '../src/chart/index.ts';
import * as console from '../src/console/index.ts';
import * as editor from '../src/editor/index.ts';
import * as fileDrop from '../src/file-drop/index.ts';
import * as main from '../src/index.ts';
import * as preview from '../src/preview/index.ts';
import * as server from '../src/server/index.ts';
import * as sortable from '../src/sortable/index.ts';

test.each(
  Object.entries({
    main,
    server,
    board,
    calendar,
    chart,
    console,
    editor,
    sortable,
    fileDrop,
    preview,
  }),
)('what %s offers changes only when meant', (_, door) => {
  expect(Object.keys(door).toSorted()).toMatchSnapshot();
});
