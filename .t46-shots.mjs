import { chromium } from 'playwright';
import fs from 'node:fs';
const [,, widths, list, out] = process.argv;
const pages = fs.readFileSync(list,'utf8').trim().split('\n');
const b = await chromium.launch({executablePath:'/usr/bin/chromium'});
for (const w of widths.split(',').map(Number)) {
  const c = await b.newContext({viewport:{width:w,height:w<500?844:1000},locale:'ar-AE',reducedMotion:'reduce'});
  const p = await c.newPage();
  for (const line of pages) {
    const [at,name] = line.split(' ');
    try {
    await p.goto('http://127.0.0.1:4100'+at,{waitUntil:'load'});
    await p.evaluate(async()=>{const h=document.documentElement.scrollHeight;for(let y=0;y<h;y+=700){scrollTo(0,y);await new Promise(r=>setTimeout(r,60));}scrollTo(0,0);await new Promise(r=>setTimeout(r,400));});
    await p.waitForTimeout(150);
    await p.screenshot({path:`${out}/${name}-${w}.png`,fullPage:true});
    } catch(e){console.log(at,w,String(e).slice(0,200))}
  }
  await c.close();
}
await b.close();
