import { PhotoMessage } from '@/components/photo/photo-message';
import type { Refused } from '@/components/your-roof/tool-props';

interface Props extends Refused {
  /** That the photograph which is open stays as it is. */
  stays: string;
}

const intoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'center' });

/** A file was given that cannot be opened, on whatever step and place of the page: the sentence comes into sight. */
export const RefusedNote = ({ title, text, stays }: Props) => (
  <div ref={intoView}>
    <PhotoMessage tone="bad" title={title} text={`${text} ${stays}`} />
  </div>
);
