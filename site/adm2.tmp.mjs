import { chromium } from 'playwright';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const o='http://localhost:4100/admin';
const c=await b.newContext({viewport:{width:768,height:1024},timezoneId:'Asia/Kolkata'}); const page=await c.newPage();
page.on('pageerror',e=>console.log('ERR',e.message));
await page.goto(o); await page.locator('input[autocomplete=username], input[type=email]').first().fill('admin@prospectus.test'); await page.locator('input[type=password]').first().fill('admin-prospectus-2026'); await page.getByRole('button',{name:/sign in/i}).click(); await page.getByRole('heading',{name:'Dashboard'}).waitFor();
const shot=async(n,full=false)=>{await page.waitForTimeout(800);await page.screenshot({path:`/tmp/m-${n}.png`,fullPage:full});};
const go=async p=>{await page.goto(o+p);await page.waitForTimeout(2500);};
await go('/leads'); await shot('leads768');
const link=await page.locator('main a[href*="/leads/"]').first().getAttribute('href');
await page.goto(new URL(link,o).href); await page.waitForTimeout(2500); await shot('lead768');
await page.setViewportSize({width:390,height:844}); await page.waitForTimeout(500);
await page.getByRole('button',{name:'Show phone and e-mail'}).click(); await shot('reveal390'); await page.keyboard.press('Escape');
await go('/leads'); await shot('leads390');
await go('/leads?show=board&q=zzzzq'); await shot('board390');
await page.setViewportSize({width:1280,height:900}); await go('/leads?show=board&q=zzzzq'); await shot('board1280');
await go('/audit'); await shot('audit1280');
// a lead with a duplicate
await b.close();
