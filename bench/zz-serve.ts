import { writeFileSync } from 'node:fs';
import { startSite } from '../tests/helpers/server';
void startSite().then((site) => {
  writeFileSync('/tmp/site.url', site.url);
  console.log(site.url);
});
setInterval(() => {}, 1e6);
