import { chromium } from 'playwright';
import AxeBuilder from '@axe-core/playwright';
const origin=process.argv[2]; const path=process.argv[3];
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const t=async(n,f)=>{const s=performance.now();const r=await f();console.log(n,(performance.now()-s).toFixed(0));return r;};
for(let i=0;i<2;i++){
const c=await b.newContext({locale:'en-IN',reducedMotion:'reduce'});const page=await c.newPage();
await page.setViewportSize({width:1280,height:844});
await t('goto',()=>page.goto(origin+path));
await t('idle',()=>page.waitForLoadState('networkidle'));
const tags=['wcag2a','wcag2aa','wcag21aa','wcag22aa','best-practice'];
await t('axe full',()=>new AxeBuilder({page}).setLegacyMode().options({resultTypes:['violations'],preload:false}).withTags(tags).analyze());
await t('axe full again',()=>new AxeBuilder({page}).setLegacyMode().options({resultTypes:['violations'],preload:false}).withTags(tags).analyze());
await t('contrast only',()=>new AxeBuilder({page}).setLegacyMode().options({resultTypes:['violations'],preload:false}).withRules(['color-contrast']).analyze());
await t('target only',()=>new AxeBuilder({page}).setLegacyMode().options({resultTypes:['violations'],preload:false}).withRules(['target-size']).analyze());
await t('rest',()=>new AxeBuilder({page}).setLegacyMode().options({resultTypes:['violations'],preload:false}).withTags(tags).disableRules(['color-contrast','target-size']).analyze());
await t('resize',async()=>{await page.setViewportSize({width:390,height:844});await page.evaluate(()=>document.body.offsetHeight)});
await t('layout rules 390',()=>new AxeBuilder({page}).setLegacyMode().options({resultTypes:['violations'],preload:false}).withRules(['aria-hidden-focus','button-name','color-contrast','heading-order','label','landmark-unique','link-name','scrollable-region-focusable','target-size']).analyze());
await c.close();
}
await b.close();
