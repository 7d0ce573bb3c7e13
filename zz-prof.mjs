// loads a screen as a mid phone, records a CPU profile by thread and a trace, prints main-thread tasks with their top functions
import { chromium } from 'playwright'
import { spawn } from 'node:child_process'
import { freePort, startServer, temporaryFolder } from './scripts/bench/server.mjs'
const { folder, remove } = temporaryFolder()
const server = await startServer(folder)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
const warm = await browser.newContext(); { const p = await warm.newPage(); for (const s of process.argv.slice(2)) await p.goto(server.url + s) ; await warm.close() }
for (const screen of process.argv.slice(2)) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 100 })
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', ...(process.env.INV ? ['disabled-by-default-devtools.timeline.invalidationTracking'] : []), 'blink.user_timing', 'disabled-by-default-devtools.timeline','loading'] } })
  await cdp.send('Profiler.start')
  await page.goto(server.url + screen); await page.waitForTimeout(4500)
  const { profile } = await cdp.send('Profiler.stop')
  const done = new Promise(r => cdp.once('Tracing.tracingComplete', r)); await cdp.send('Tracing.end'); await done
  await context.close()
  // main thread
  const cnt = new Map(); for (const e of events) if (e.name === 'ParseHTML') { const k = `${e.pid}:${e.tid}`; cnt.set(k, (cnt.get(k) ?? 0) + 1) }
  const key = [...cnt].sort((a, b) => b[1] - a[1])[0][0]
  const mine = events.filter(e => `${e.pid}:${e.tid}` === key && e.ph === 'X')
  const nav = events.find(e => e.name === 'navigationStart' && `${e.pid}:${e.tid}` === key && e.args?.data?.documentLoaderURL?.includes('127.0.0.1'))
  const fcp = events.filter(e => e.name === 'firstContentfulPaint').at(-1)
  const tasks = mine.filter(e => e.name === 'RunTask' || e.name==='ThreadControllerImpl::RunTask'); { const names = new Set(tasks.map(t => t.name)); if (names.size > 1) { const keep = 'RunTask'; tasks.splice(0, tasks.length, ...tasks.filter(t => t.name === keep)) } }
  let tbt = 0
  console.log('==', screen, 'FCP', fcp && nav ? (fcp.ts - nav.ts) / 1000 : '?')
  const nodes = new Map(profile.nodes.map(n => [n.id, n])); const parent = new Map(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id)
  let t = profile.startTime; const stamps = profile.samples.map((s, i) => [t += profile.timeDeltas[i], s])
  for (const k of tasks) {
    const cpu = (k.tdur ?? k.dur) / 1000
    const after = fcp && k.ts + k.dur > fcp.ts
    if (after) tbt += Math.max(0, cpu * 4 - 50)
    if (cpu < 14) continue
    const inside = stamps.filter(([at]) => at >= k.ts && at <= k.ts + k.dur)
    const incl = new Map()
    for (const [, s] of inside) { const seen = new Set(); let c = s; while (c) { const n = nodes.get(c); const id = n.callFrame.functionName + '@' + n.callFrame.url.split('/').pop() + ':' + n.callFrame.lineNumber; if (!seen.has(id)) { seen.add(id); incl.set(id, (incl.get(id) ?? 0) + 1) } c = parent.get(c) } }
    const kids = mine.filter(e => e !== k && e.ts >= k.ts && e.ts + e.dur <= k.ts + k.dur && ['Layout', 'UpdateLayoutTree', 'Paint', 'PrePaint', 'ParseHTML', 'EvaluateScript', 'v8.compile', 'v8.evaluateModule', 'FunctionCall', 'TimerFire'].includes(e.name))
    const agg = {}; for (const e of kids) agg[e.name] = (agg[e.name] ?? 0) + (e.tdur ?? e.dur) / 1000
    console.log(`${after ? '' : '(before FCP) '}${((k.ts - (nav?.ts ?? 0)) / 1000).toFixed(0)} ms: cpu ${cpu.toFixed(1)}  ` + Object.entries(agg).map(([n, v]) => `${n} ${v.toFixed(1)}`).join(', '))
    for (const e of mine.filter(e => e !== k && e.ts >= k.ts && e.ts + e.dur <= k.ts + k.dur && ['Layout', 'UpdateLayoutTree'].includes(e.name) && e.dur > 1500)) console.log('       ', e.name, (e.dur / 1000).toFixed(1), JSON.stringify({ elements: e.args.elementCount, ...e.args.beginData, stackTrace: undefined, frame: undefined }))
    const total = inside.length || 1
    console.log('     ' + [...incl].filter(([n]) => !/^\((root|idle)/.test(n)).sort((a, b) => b[1] - a[1]).slice(0, Number(process.env.N ?? 8)).map(([n, c]) => `${n} ${(c / total * 100).toFixed(0)}%`).join(' | '))
  }
  if (process.env.INV) for (const k of tasks) {
    const inv = events.filter(e => /InvalidationTracking$/.test(e.name) && `${e.pid}:${e.tid}` === key && e.ts >= k.ts && e.ts <= k.ts + k.dur)
    if (inv.length < 5) continue
    const g = new Map(); for (const e of inv) { const d = e.args.data; const id = `${e.name.replace('InvalidationTracking','')} ${d.reason ?? ''} ${d.extraData ?? ''} ${d.changedClass ?? ''}${d.changedAttribute ?? ''}${d.changedPseudo ?? ''}${d.changedId ?? ''} <${(d.nodeName ?? '').slice(0, 60)}> ${(d.stackTrace ?? []).slice(0,4).map(f => f.functionName).join('<')}`; g.set(id, (g.get(id) ?? 0) + 1) }
    console.log(((k.ts - (nav?.ts ?? 0)) / 1000).toFixed(0), inv.length); for (const [n, c] of [...g].sort((a, b) => b[1] - a[1]).slice(0, 14)) console.log('      ', c, n.slice(0, 220))
  }
  console.log('TBT by cpu', tbt)
  const req = events.filter(e => e.name === 'ResourceSendRequest').map(e => ((e.ts - (nav?.ts ?? 0)) / 1000).toFixed(0) + ' ' + e.args.data.url.replace(server.url, '').slice(0, 90)).filter(u => !/assets|icons/.test(u)); console.log(req.join('\n'))
}
await browser.close(); await server.stop(); remove()
