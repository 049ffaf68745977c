import { useRef, useState } from 'react';
import type { FormAction, FormState } from '@/lib/forms/form-state';

/** A chosen file, and the small copy of it that is sent once it is drawn. */
export interface ChosenPhoto {
  name: string;
  /** KB of the copy; null while it is drawn. */
  size: number | null;
}

export interface PhotoState {
  chosen: ChosenPhoto | null;
  /** The last file is no picture that can be read here. */
  isWrong: boolean;
  choose: (file: File | undefined) => void;
  clear: () => void;
}

const NONE = { chosen: null, isWrong: false };
const NOT_COPIED: FormState = { status: 'failed', code: 'photo', fieldErrors: {}, values: {} };

/**
 * The picture of a form. Its copy is drawn while the visitor writes on; a form that is sent before waits for it.
 * `sendsPhoto` makes an action send the copy along; where none can be drawn nothing is sent, until it is pressed again.
 */
export function usePhoto(): PhotoState & { sendsPhoto: (action: FormAction) => FormAction } {
  const [state, setState] = useState<Pick<PhotoState, 'chosen' | 'isWrong'>>(NONE);
  const copy = useRef<Promise<Blob | null>>(null);

  const clear = () => {
    copy.current = null;
    setState(NONE);
  };
  const choose = (file: File | undefined) => {
    if (!file) return clear();
    setState({ chosen: { name: file.name, size: null }, isWrong: false });
    const drawing = import('@/lib/photo/small-copy').then(({ copyOf }) => copyOf(file)).catch(() => null);
    copy.current = drawing;
    void drawing.then((blob) => {
      // Another was chosen meanwhile.
      if (copy.current !== drawing) return;
      if (!blob) copy.current = null;
      const size = blob && Math.ceil(blob.size / 1000);
      setState(
        size ? { chosen: { name: file.name, size }, isWrong: false } : { chosen: null, isWrong: true },
      );
    });
  };
  const sendsPhoto =
    (action: FormAction): FormAction =>
    async (before, form) => {
      const drawing = copy.current;
      const photo = await drawing;
      if (drawing && !photo) return NOT_COPIED;
      if (photo) form.set('photo', photo, 'photo.jpg');
      return action(before, form);
    };

  return { ...state, choose, clear, sendsPhoto };
}
