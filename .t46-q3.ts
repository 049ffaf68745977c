import { createSearch } from './lib/search/search'; import { siteIndex } from './lib/search/site-index'; import fs from 'node:fs';
const ar=createSearch(siteIndex('ar')),en=createSearch(siteIndex('en'));
const f=(s:any,q:string)=>{const {answer,hits}=s(q);return answer?.id??hits[0]?.id};
for(const q of fs.readFileSync('/tmp/t46/newq.txt','utf8').trim().split('\n')){const a=f(ar,q),e=f(en,q);console.log(`  ['${q}', '${a}'${a!==e?`, '${e}'`:''}],`)}
