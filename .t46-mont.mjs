// slices each full-page shot and lays slices side by side
import sharp from 'sharp'; import fs from 'node:fs';
const [,, dir, width, H, per] = process.argv; const W=Number(width);
const out=dir+'/m'; fs.mkdirSync(out,{recursive:true});
const scale = W>1000 ? 0.72 : 1;
for (const f of fs.readdirSync(dir).filter(f=>f.endsWith(`-${W}.png`))) {
  const full=sharp(`${dir}/${f}`); const m=await full.metadata(); 
  const h=Number(H); const n=Math.ceil(m.height/h); const p=Number(per);
  for (let g=0; g*p<n; g++) {
    const parts=[]; 
    for (let k=0;k<p && g*p+k<n;k++){ const top=(g*p+k)*h; const hh=Math.min(h,m.height-top);
      let b=sharp(`${dir}/${f}`).extract({left:0,top,width:m.width,height:hh}); 
      parts.push({input:await b.resize({width:Math.round(m.width*scale)}).png().toBuffer(), left:k*(Math.round(m.width*scale)+16), top:0}); }
    await sharp({create:{width:p*(Math.round(m.width*scale)+16)-16,height:Math.round(h*scale),channels:3,background:'#f0f'}}).composite(parts).png({compressionLevel:3}).toFile(`${out}/${f.replace('.png','')}-${g}.png`);
  }
}
