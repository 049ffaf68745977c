import { execFileSync } from 'node:child_process';

/** Lines of a component that the linter refuses since they hold words. */
function refused(source: string): number[] {
  const bin = 'node_modules/eslint/bin/eslint.js';
  const args = [bin, '--stdin', '--stdin-filename', 'components/ui/trial.tsx', '--format', 'json'];
  try {
    execFileSync(process.execPath, args, {
      input: source,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    return [];
  } catch (fault) {
    const [file] = JSON.parse((fault as { stdout: string }).stdout) as [
      { messages: { line: number; message: string }[] },
    ];
    const worded = file.messages.filter(({ message }) => message.startsWith('Words stand in content/'));
    return [...new Set(worded.map(({ line }) => line))];
  }
}

const WORDED = [
  `export const text = <p>Call us</p>;`,
  `export const child = <p>{'Call us'}</p>;`,
  `export const chosen = (open: boolean) => <p>{open ? 'Close' : 'Open'}</p>;`,
  `export const perhaps = (open: boolean) => <p>{open && 'Close'}</p>;`,
  'export const sum = (name: string) => <p>{`for ${name}`}</p>;',
  `export const spoken = <p aria-label="Close" />;`,
  `export const role = <p aria-roledescription="slide" />;`,
  'export const inTemplate = (name: string) => <p title={`Remove ${name}`} />;',
  `export const inCondition = (open: boolean) => <p aria-label={open ? 'Close' : undefined} />;`,
  `export const alt = <img alt="A roof" />;`,
  `export const hint = <input placeholder="Your name" />;`,
  `export const kept = 'Photo gallery';`,
  'export const made = (name: string) => `Remove ${name}`;',
  `export const said = (say: (text: string) => void) => say('Thank you');`,
];

const FREE = [
  `export const look = (on: boolean) => <p className={on ? 'grid gap-4' : 'hidden'} id="close" role="group" />;`,
  `export const key = (event: { key: string }) => event.key === 'Escape';`,
  `export const state = (on: boolean) => <p data-state={on ? 'open' : 'shut'}>{on ? <i className="size-5" /> : null}</p>;`,
  `export const fault = () => new Error('The browser has no canvas.');`,
];

test('the linter sees a word wherever it would be shown or read out, and nothing else', () => {
  expect(refused([...WORDED, ...FREE].join('\n'))).toEqual(WORDED.map((_, at) => at + 1));
});
