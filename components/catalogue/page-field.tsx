import type { FormEvent } from 'react';

interface Props {
  at: number;
  count: number;
  words: { page: string; of: string };
  onGo: (index: number) => void;
}

/** "Page 12 of 40", where the number can be typed. */
export function PageField({ at, count, words, onGo }: Props) {
  const go = (form: HTMLFormElement) => {
    const field = form.elements.namedItem('page') as HTMLInputElement;
    const page = Number.parseInt(field.value, 10);
    if (Number.isNaN(page)) field.value = String(at + 1);
    else onGo(page - 1);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };

  return (
    // Keys typed here are for the field, not for the pages.
    <form onSubmit={submit} onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
      <label className="t-label flex items-center gap-2 whitespace-nowrap">
        {words.page}
        <input
          key={at}
          name="page"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={at + 1}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => go(event.currentTarget.form!)}
          className="h-tap w-12 rounded border border-joint bg-transparent text-center text-limewash"
        />
        {words.of} {count}
      </label>
    </form>
  );
}
