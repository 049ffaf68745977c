import { useEffect, useRef, type FormEvent } from 'react';
import { fill } from '@/lib/site/fill';
import { typedNumber } from '@/lib/text/read-number';

interface Props {
  at: number;
  count: number;
  words: { field: string };
  onGo: (index: number) => void;
}

/** "Page 12 of 40", where the number can be typed. */
export function PageField({ at, count, words, onGo }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [before, after] = fill(words.field, { total: count }).split('{page}');

  // Not another field for another page: that would lose the focus.
  const show = (page: number) => {
    if (field.current) field.current.value = String(page);
  };
  useEffect(() => show(at + 1), [at]);

  const go = () => {
    const asked = Math.trunc(typedNumber(field.current!.value) ?? at + 1);
    const page = Math.min(count, Math.max(1, asked));
    show(page);
    onGo(page - 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go();
    field.current?.select();
  };

  return (
    // Keys typed here are for the field, not for the pages.
    <form onSubmit={submit} onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
      <label className="t-label flex items-center gap-2 whitespace-nowrap">
        {before}
        <input
          ref={field}
          name="page"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={at + 1}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={go}
          className="h-tap w-12 rounded border border-joint bg-transparent text-center text-limewash"
        />
        {after}
      </label>
    </form>
  );
}
