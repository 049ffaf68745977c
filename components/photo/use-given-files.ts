import { useEffect, useEffectEvent, useState } from 'react';
import { takesText } from './takes-text';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** The file a paste is about: cells and paragraphs bring a picture of themselves, a file brings at most its name. */
function pastedFile({ target, clipboardData }: ClipboardEvent): File | undefined {
  if (!clipboardData || takesText(target)) return undefined;
  const files = [...clipboardData.files];
  const text = clipboardData.getData('text/plain').trim();
  return text === '' || files.some(({ name }) => text.endsWith(name)) ? files[0] : undefined;
}

/** Files pasted into the page or dropped anywhere on it; true while one is held over it. */
export function useGivenFiles(onFile: (file: File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false);
  const give = useEffectEvent(onFile);
  useEffect(() => {
    const end = new AbortController();
    const on = <K extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      type: K,
      listener: (event: WindowEventMap[K]) => void,
    ) => window.addEventListener(type, listener, { signal: end.signal });
    on('paste', (event) => {
      const file = pastedFile(event);
      if (file) give(file);
    });
    on('dragover', (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    on('drop', (event) => {
      if (!holdsFiles(event)) return;
      // Otherwise the browser would leave the page and show the file.
      event.preventDefault();
      setOver(false);
      give(event.dataTransfer?.files[0]);
    });
    return () => end.abort();
  }, []);
  return isOver;
}
