import { type DragEvent, useEffect, useRef, useState } from 'react';

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/** Adds pictures by drag-and-drop onto the form, and by pasting anywhere on the page while the form is open. */
export function useDropAndPaste(take: (files: File[]) => void) {
  const [dragging, setDragging] = useState(false);
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      // A word processor also offers its text as a picture: in a field, the text is meant.
      const typing =
        (event.target as Element).matches('input, textarea') && event.clipboardData?.types.includes('text/plain');
      if (pictures.length === 0 || typing) return;
      event.preventDefault();
      latest.current(pictures);
    };
    // A file dropped beside the form would replace the page and lose the input.
    const missed = (event: globalThis.DragEvent) => hasFiles(event.dataTransfer) && event.preventDefault();
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', missed);
    document.addEventListener('drop', missed);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', missed);
      document.removeEventListener('drop', missed);
    };
  }, []);

  return {
    dragging,
    drop: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setDragging(true);
      },
      onDragLeave: (event: DragEvent) =>
        !event.currentTarget.contains(event.relatedTarget as Node | null) && setDragging(false),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setDragging(false);
        latest.current([...event.dataTransfer.files]);
      },
    },
  };
}
