// Bare Node. Without an argument it installs what building and serving needs; with --all what tests and checks need too.
import { ensurePackages } from './ensure-packages.mjs';

await ensurePackages(process.argv.includes('--all') ? 'all' : 'site');
