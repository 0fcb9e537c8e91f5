import { serve } from '../../scripts/serve.mjs';
import lighthouse from 'lighthouse';
import * as cl from 'chrome-launcher';
const { server, port } = await serve();
for (const path of process.argv.slice(2)) {
  const c = await cl.launch({ chromePath:'/usr/bin/chromium', chromeFlags:['--headless=new','--no-sandbox','--disable-dev-shm-usage'], logLevel:'error'});
  const r = await lighthouse(`http://localhost:${port}${path}`, { port:c.port, logLevel:'error', onlyCategories:['performance'] });
  const a=r.lhr.audits;
  console.log('benchmark', r.lhr.environment.benchmarkIndex); console.log(path, Math.round(r.lhr.categories.performance.score*100), ['first-contentful-paint','largest-contentful-paint','speed-index','total-blocking-time','cumulative-layout-shift'].map(k=>k.split('-').map(x=>x[0]).join('')+'='+a[k].displayValue+'('+Math.round(a[k].score*100)+')').join(' '));
  const lc2=a['lcp-breakdown-insight']; console.log('   node', JSON.stringify(lc2?.details?.items?.[1]?.snippet ?? lc2?.details?.items?.[1]).slice(0,300)); console.log('   net', a['network-requests'].details.items.filter(i=>i.resourceType!=='Image').map(i=>i.resourceType[0]+':'+i.url.split('/').slice(-2).join('/').slice(0,40)+' '+i.transferSize+'@'+Math.round(i.networkRequestTime)).join('\n       ')); const lcp=a['largest-contentful-paint-element'] ?? a['lcp-breakdown-insight']; console.log('   lcp', JSON.stringify(lcp?.details?.items?.map(i=>i.items?.[0]?.node?.snippet ?? i.node?.snippet ?? i.items?.map?.(x=>x.label+':'+Math.round(x.duration)))).slice(0,400));
  console.log('   long', (a['long-tasks']?.details?.items||[]).map(i=>i.url.split('/').pop()+' '+Math.round(i.duration)+'@'+Math.round(i.startTime)).join('; '));
  console.log('   boot', (a['bootup-time']?.details?.items||[]).slice(0,6).map(i=>i.url.split('/').pop()+' '+Math.round(i.total)).join('; '));
  console.log('   main', (a['mainthread-work-breakdown']?.details?.items||[]).map(i=>i.group+' '+Math.round(i.duration)).join('; '));
  await c.kill();
}
server.close(); process.exit(0);
