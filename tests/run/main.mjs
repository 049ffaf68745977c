// The command of the tests, on bare Node: what needs no packages is begun before they are installed.
import { ensurePackages } from '../../scripts/install/ensure-packages.mjs';
import { beginStudioTests } from './begin-studio-tests.mjs';

const steps = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const studio = steps.length === 0 || steps.includes('studio') ? beginStudioTests() : undefined;

await ensurePackages('all');
await import('tsx');
const { runTests } = await import('./test.ts');
runTests(studio);
