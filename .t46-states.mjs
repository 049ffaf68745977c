import { chromium } from 'playwright';
const base=process.argv[2]??'http://127.0.0.1:4100', out=process.argv[3]??'/tmp/t46/shots/s';
import fs from 'node:fs'; fs.mkdirSync(out,{recursive:true});
const only=process.argv[4];
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
const states={
 menu1088:[1088,'/ar',async p=>{await p.locator('header nav a[href="/ar/product"]').hover();await p.waitForTimeout(500)}],
 menuServices1088:[1088,'/ar',async p=>{await p.locator('header nav a[href="/ar/services"]').hover();await p.waitForTimeout(500)}],
 drawer768:[768,'/ar',async p=>{await p.getByRole('button',{name:'القائمة',exact:true}).click();await p.waitForTimeout(700)}],
 drawer390:[390,'/ar/product/roof-tiles',async p=>{await p.getByRole('button',{name:'القائمة',exact:true}).click();await p.waitForTimeout(700)}],
 suggest768:[768,'/ar/search',async p=>{await p.locator('main input[name=q]').fill('دونا');await p.waitForTimeout(1200)}],
 suggest1088:[1088,'/ar',async p=>{await p.locator('header').getByRole('link',{name:'بحث'}).first().click().catch(()=>{});await p.waitForTimeout(800);await p.locator('input[name=q]').first().fill('سخان 300');await p.waitForTimeout(1200)}],
 assistant768:[768,'/ar',async p=>{await p.locator('header').getByRole('button').first().click();await p.waitForTimeout(1200);const i=p.locator('[role=dialog] input, [role=dialog] textarea').first();await i.fill('كم سعر القرميد؟');await i.press('Enter');await p.waitForTimeout(1500);await i.fill('وين مكانكم');await i.press('Enter');await p.waitForTimeout(1500)}],
 lightbox1088:[1088,'/ar/project-portfolio',async p=>{await p.locator('main figure a, main li a, main button:has(img)').first().click();await p.waitForTimeout(1500)}],
 lightbox768:[768,'/ar/projects',async p=>{await p.locator('main li a:has(img), main figure a, main button:has(img)').first().click();await p.waitForTimeout(1500)}],
 reader1088:[1088,'/ar/product/roofing-components',async p=>{await p.getByText('القراءة بملء الشاشة').first().click();await p.waitForTimeout(2500)}],
 added768:[768,'/ar/product/bricks-yamaha-bricks',async p=>{await p.getByRole('button',{name:/إضافة إلى الطلب/}).first().click();await p.waitForTimeout(900)}],
 cart768:[768,'/ar/product/bricks-yamaha-bricks',async p=>{for(const i of [0,0,0]) {await p.getByRole('button',{name:/إضافة إلى الطلب/}).nth(i).click();await p.waitForTimeout(300)};await p.goto(base+'/ar/product/roof-tiles/bmi-BmiSpain');await p.getByRole('button',{name:/إضافة إلى الطلب/}).first().click();await p.goto(base+'/ar/cart');await p.waitForTimeout(900)},true],
 tilecalc768:[768,'/ar/tile-calculator?shape=hip&tile=cobert-portugal-lusa&length=12&width=8&pitch=25',async p=>{await p.waitForTimeout(800);await p.locator('details').last().evaluate(d=>d.open=true)},true],
 tilecalcT1088:[1088,'/ar/tile-calculator?shape=t&tile=bmi-portoghese&length=14&width=8&pitch=30&wingLength=5&wingWidth=6&pieces=14',async p=>{await p.waitForTimeout(800);for(const d of await p.locator('main details').all()) await d.evaluate(d=>d.open=true)},true],
 tilecalcFault768:[768,'/ar/tile-calculator?shape=hip&length=5&width=8&pitch=abc',async p=>{await p.getByRole('button',{name:'حساب الكميات'}).click();await p.waitForTimeout(500)},true],
 contactFault768:[768,'/ar/contact-us',async p=>{await p.getByRole('button',{name:'إرسال الرسالة'}).click();await p.waitForTimeout(800)}],
 loginFault1088:[1088,'/ar/login',async p=>{await p.locator('main button[type=submit]').click();await p.waitForTimeout(800)}],
 compare1088:[1088,'/ar/compare?p=bmi-portoghese-natural&p=cobert-duna-natural&p=yamama-1',async p=>{await p.waitForTimeout(800)},true],
 yourroof1088:[1088,'/ar/your-roof',async p=>{await p.getByRole('button',{name:'التجربة على منزل نموذجي'}).click();await p.waitForTimeout(6000)}],
 yourroof768:[768,'/ar/your-roof',async p=>{await p.getByRole('button',{name:'التجربة على منزل نموذجي'}).click();await p.waitForTimeout(6000);await p.getByRole('button',{name:'الزوايا',exact:true}).click();await p.waitForTimeout(1000)},true],
 gallery1088:[1088,'/ar/galleryFilter?color=blue',async p=>{await p.waitForTimeout(800)}],
 nomatch768:[768,'/ar/search?q=xyzabc',async p=>{await p.waitForTimeout(800)},true],
};
for (const [n,[w,at,go,full]] of Object.entries(states)) { if(only && !new RegExp(only).test(n)) continue;
 const c=await b.newContext({viewport:{width:w,height:w<500?844:1000},locale:'ar-AE',reducedMotion:'reduce'}); const p=await c.newPage(); p.setDefaultTimeout(15000);
 try{ await p.goto(base+at,{waitUntil:'load'}); await p.waitForTimeout(900); await go(p); }catch(e){console.log(n,String(e).slice(0,300))}
 await p.screenshot({path:`${out}/${n}.png`,fullPage:!!full}).catch(e=>console.log(n,e.message)); await c.close(); }
await b.close();
