import { createSearch } from './lib/search/search';
import { siteIndex } from './lib/search/site-index';
const s = createSearch(siteIndex('en'));
for (const q of `flat tiles
flat tile
glazed tiles
wavy tile
ridge roll
screws
clips
batten
contractor
installer
skylight
underlay
roof photo
check photo
insulated block
thermal brick
klinker
solar energy
solar power
solar panel
location
navy tile
blood red
heater maintenance
ridge
hip
valley
water heater
roof tile
house tiles`.split('\n')) { const {answer,hits,isWhole}=s(q) as any; console.log(q.padEnd(26), '|', isWhole?'':'~', answer?.id??'-', '|', hits.slice(0,3).map((h:any)=>h.id).join(' ')); }
