import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTexts } from '../language/TextsProvider.tsx';
import { type FileRules, describeRejection } from './file-messages.ts';
import { useFileDropTexts } from './texts/use-file-drop-texts.ts';

interface DropArea extends FileRules {
  disabled?: boolean | undefined;
  onFiles: (files: File[]) => void;
}

/** The files that come in, by the list of the browser, by dropping and by pasting; what is refused is kept in words. */
export function useDropArea({ disabled = false, onFiles, ...rules }: DropArea, count: number) {
  const { accept, maxBytes, maxFiles } = rules;
  const texts = useFileDropTexts();
  const { locale } = useTexts();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const isOne = maxFiles === 1;
  const room = maxFiles === undefined ? undefined : isOne ? 1 : Math.max(0, maxFiles - count);
  const isFull = room === 0;
  const zone = useDropzone({
    ...(accept && { accept }),
    ...(maxBytes !== undefined && { maxSize: maxBytes }),
    ...(room !== undefined && { maxFiles: room }),
    minSize: 1,
    multiple: !isOne,
    disabled: disabled || isFull,
    // The input itself lies over the whole area and answers to presses and keys, with script and without.
    noClick: true,
    noKeyboard: true,
    onDrop: (files, rejections) => {
      // Else the same file, removed and chosen again, would be no change to the browser.
      if (zone.inputRef.current) zone.inputRef.current.value = '';
      setRefused(rejections.map((rejection) => describeRejection(rejection, rules, texts, locale)));
      if (files.length > 0) onFiles(files);
    },
  });
  const drag = zone.isDragReject ? 'refused' : zone.isDragActive ? 'over' : zone.isDragGlobal ? 'near' : undefined;
  return {
    getRootProps: zone.getRootProps,
    getInputProps: zone.getInputProps,
    /** Nothing more is taken: switched off, or all places are full. */
    closed: disabled || isFull,
    isFull,
    drag,
    words: texts.drag[drag ?? 'none'],
    refused,
    forgetRefused: () => setRefused([]),
  };
}
