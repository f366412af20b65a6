import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sourceFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

/** Styling that belongs in the design system and not in an app. */
const STYLING = {
  'a styled element': /from '@emotion\/(?:styled|css)'|\bstyled[.(`]|\bcss`|\bsx=\{/,
  'a style attribute': /\bstyle=\{/,
  'a colour': /#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})(?=['"`\s);,])|\b(?:rgb|hsl|oklch|color-mix)a?\(/i,
  'a measure': /(?<![\w-])\d*\.?\d+(?:px|rem|em|ch|vw|vh)\b/,
  typography: /\b(?:font(?:Family|Size|Weight|VariantNumeric)|lineHeight|letterSpacing)\s*:/,
};

/** Files that may have styling, and why. One that no longer needs to be listed is reported too. */
const ALLOWED = {
  'admin/src/app/theme.ts': "dresses react-admin's own parts, which the design system does not know",
  'site/src/lib/islands.ts': 'says how far outside the screen an island is hydrated',
  'site/src/routes/offscreen-sections.ts': 'says how tall a section counts before it is laid out',
  ...Object.fromEntries(
    [
      'app/AccountMenu.tsx',
      'app/find/FindGroups.tsx',
      'app/Shell.tsx',
      'app/shell-parts.ts',
      'inputs/EntriesInput.tsx',
      'inputs/FormGrid.tsx',
      'inputs/IconInput.tsx',
      'inputs/ImageInput.tsx',
      'inputs/InlinePart.tsx',
      'inputs/PickedField.tsx',
      'inputs/ListFrame.tsx',
      'inputs/PartDisclosure.tsx',
      'inputs/PartsInput.tsx',
      'inputs/SinglePartInput.tsx',
      'layout/FormPage.ts',
      'layout/FormSkeleton.tsx',
      'layout/PageHeader.tsx',
      'layout/PageSkeleton.tsx',
      'layout/StickyBar.tsx',
      'layout/Timestamp.tsx',
      'links/LinkPicker.tsx',
      'media/CropEditor.tsx',
      'media/FileButton.tsx',
      'media/FileGrid.tsx',
      'media/FocusPicker.tsx',
      'media/MediaPicker.tsx',
      'media/OutsideAddress.tsx',
      'media/Thumbnail.tsx',
      'media/UploadPanel.tsx',
      'records/ConflictDialog.tsx',
      'records/FilterBar.tsx',
      'records/RecordCards.tsx',
      'records/RecordFields.tsx',
      'records/RecordOrder.tsx',
      'resources/live-lectures/cells.tsx',
      'resources/program/FeePlanFields.tsx',
      'screens/accounts/SignedOutFrame.tsx',
      'screens/dashboard/RecordPanel.tsx',
      'screens/errors/ScreenError.tsx',
      'screens/media/FileForm.tsx',
      'screens/media/MediaFilters.tsx',
      'screens/media/MediaLibrary.tsx',
      'screens/media/Usages.tsx',
    ].map((file) => [`admin/src/${file}`, 'has not moved to the design system yet']),
  ),
};

/** Styling in the apps, as `file:line what`; tests and their tools aside. */
export function appStyles(base = ROOT, allowed = ALLOWED) {
  const found = ['site/src', 'admin/src']
    .flatMap((folder) => sourceFiles(folder, base))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => stylingIn(readFileSync(join(base, file), 'utf8')).map((one) => ({ file, ...one })));
  const unneeded = Object.keys(allowed).filter((file) => !found.some((one) => one.file === file));
  return [
    ...found.filter(({ file }) => !(file in allowed)).map(({ file, line, what }) => `${file}:${line} has ${what}`),
    ...unneeded.map((file) => `${file} is listed as having styling and has none: remove it from the list`),
  ];
}

/** The styling of one text, comments aside. */
export function stylingIn(text) {
  return withoutComments(text)
    .split('\n')
    .flatMap((content, index) =>
      Object.entries(STYLING)
        .filter(([, pattern]) => pattern.test(content))
        .map(([what]) => ({ line: index + 1, what })),
    );
}

// Line numbers stay the same. A `//` inside an address is not a comment.
const withoutComments = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1');
