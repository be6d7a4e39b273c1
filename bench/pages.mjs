import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { installChromium } from '../scripts/checks/chromium.mjs'
import { buildAll } from '../scripts/stack/build.mjs'
import { startStack, webFlags } from '../scripts/stack/processes.mjs'
import { root } from '../scripts/stack/run.mjs'
import { ask } from './ask.mjs'
import { onBareApp } from './bare-app.mjs'
import { demoSessionCookie } from './demo-session.mjs'
import { demoPorts } from './demo-stack.mjs'
import { startFront } from './front.mjs'
import { figuresOf, largestPaintOf, reportOf } from './lighthouse.mjs'
import { startServer } from './server.mjs'
import { slow4g } from './slow-link.mjs'

const bareApp = 'bare Next app'
const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]
const runs = Number(option('runs') ?? 5)
const only = option('only') ?? ''

/** A page's first requests take three times as long as later ones, while the engine compiles its code. */
const warmUpRequests = 50

/** The figures that no page may exceed. */
const limits = { 'LCP (s)': 1.8, 'TBT (ms)': 100, CLS: 0.01, 'third-party requests': 0 }

/** Pages anybody reads, and the Lighthouse scores (of 100) that they must reach. */
const publicPages = ['/', '/login', '/privacy-policy', '/question']
const publicScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** Pages of the demo company's owner; search engines do not read them. */
const memberPages = (job) => [
  '/dashboard',
  '/job-posting',
  '/job-posting/create',
  `/job-posting/edit/${job}`,
  `/job-posting/clone/${job}`,
  `/job-posting/${job}`,
  '/partimers?near=13.7449,100.5302&work=waiter',
  '/branch',
  '/my-account',
]
const memberScores = { performance: 95, accessibility: 100, 'best-practices': 100 }

/**
 * The settings of production, with every tracker configured: none may be requested before the visitor consents. No
 * services are started, because these public pages call none.
 */
const production = {
  K_SERVICE: 'bench',
  APP_URL: 'https://partim.example',
  FIREBASE_PROJECT_ID: 'partim',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  SESSION_KEYS_URL: '',
  ID_TOKEN_KEYS_URL: '',
  JOB_POST_API_URL: 'https://job-post.partim.example',
  PARTIM_API_URL: 'https://workers.partim.example',
  COMPANY_REGISTRY_URL: 'https://registry.partim.example',
  COMPANY_REGISTRY_CREDENTIAL: 'none',
  ATTESTATION_SECRET: 'a secret of at least thirty-two characters',
  VISITOR_SECRET: 'another secret of at least thirty-two characters',
  LINE_ACCOUNT_ID: 'partim',
  GOOGLE_ANALYTICS_ID: 'G-0000000000',
  GOOGLE_TAG_MANAGER_ID: 'GTM-0000000',
  CLARITY_PROJECT_ID: 'abcdefghij',
}

/**
 * Lighthouse (mobile) on public pages, beside a bare Next app, and on pages of somebody who is signed in, over HTTP/2 as
 * in production. The figures are medians of five runs, in the processor time of the page's own thread (decision 36);
 * audits that miss their limit are named. The wall-clock figures, which include waiting for a busy processor, are shown
 * beside them. `--only=/dashboard` measures the pages whose address contains that text, `--runs=1` each of them once.
 */
export async function bench() {
  await installChromium()
  await buildAll()
  return [...(await measurePublicPages()), ...(await measureMemberPages())]
}

async function measurePublicPages() {
  const chosen = publicPages.filter((page) => page.includes(only))
  if (chosen.length === 0) return []
  const ours = { command: process.execPath, args: [...webFlags, 'server.js'], cwd: `${root}.next/standalone` }
  return onBareApp(async (bare) => {
    const server = await startServer({ ...ours, env: production })
    try {
      await warmUp([bare, ...chosen.map((page) => `${server.address}${page}`)])
      return await overHttp2(bare, (bareFronts) =>
        overHttp2(server.address, (fronts) =>
          measure(
            [
              { page: bareApp, addresses: bareFronts },
              ...chosen.map((page) => ({ page, addresses: fronts.map((front) => front + page) })),
            ],
            publicScores,
          ),
        ),
      )
    } finally {
      await server.stop()
    }
  })
}

async function measureMemberPages() {
  if (!memberPages('{jobPostID}').some((page) => page.includes(only))) return []
  const stack = await startStack({
    ...demoPorts,
    dataDir: mkdtempSync(join(tmpdir(), 'partim-pages-')),
    seed: true,
  })
  try {
    const { items } = await (await fetch(`${stack.addresses.jobPost}/v1/public/job-posts?limit=1`)).json()
    const headers = { cookie: await demoSessionCookie(stack.addresses) }
    const chosen = memberPages(items[0].id).filter((page) => page.includes(only))
    await warmUp(
      chosen.map((page) => `${stack.addresses.web}${page}`),
      headers,
    )
    return await overHttp2(stack.addresses.web, (fronts) =>
      measure(
        chosen.map((page) => ({ page, addresses: fronts.map((front) => front + page), headers })),
        memberScores,
      ),
    )
  } finally {
    await stack.stop()
  }
}

/** Asks for every page often enough that its server answers as one that has been up for a while. */
async function warmUp(addresses, headers = {}) {
  for (const address of addresses) {
    for (let asked = 0; asked < warmUpRequests; asked++) await ask(address, { headers })
  }
}

/** Runs Lighthouse on these pages in turn, prints the medians, and returns what misses a limit. */
async function measure(pages, scores) {
  const reports = new Map(pages.map(({ page }) => [page, []]))
  for (let run = 0; run < runs; run++) {
    for (const { page, addresses, headers } of pages) {
      const [quick, slow] = addresses
      const report = {
        ...(await reportOf(quick, headers)),
        largestPaint: await largestPaintOf(slow, headers),
      }
      tell(page, report)
      reports.get(page).push(report)
    }
  }
  const figures = pages.map(({ page }) => ({ page, ...medians(reports.get(page).map(allFiguresOf)) }))
  console.table(figures)
  return figures
    .filter(({ page }) => page !== bareApp)
    .flatMap(({ page, ...ofPage }) =>
      shortfallsOf(ofPage, scores, reports.get(page)).map((shortfall) => `${page}: ${shortfall}`),
    )
}

const allFiguresOf = (report) => ({ ...figuresOf(report), 'LCP (s)': report.largestPaint })

/** Gives `work` the addresses of two fronts of a server: one whose line takes no time, and a slow one. */
async function overHttp2(address, work) {
  const fronts = await Promise.all([startFront(address), startFront(address, slow4g)])
  try {
    return await work(fronts.map((front) => front.address))
  } finally {
    await Promise.all(fronts.map((front) => front.stop()))
  }
}

/** Prints one line after each run, because the whole measurement takes minutes. */
function tell(page, report) {
  const { performance, 'LCP (s)': lcp, 'TBT (ms)': blocked, ...rest } = allFiguresOf(report)
  const byTheWall = `${rest['performance by the wall']}, ${rest['TBT by the wall (ms)']} ms`
  const simulated = rest['LCP simulated (s)']
  console.log(
    `${page}: ${performance}, LCP ${lcp} s (simulated ${simulated} s), blocked ${blocked} ms; by the wall ${byTheWall}`,
  )
}

function medians(runs) {
  const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle(runs.map((run) => run[name]))]))
}

function shortfallsOf(figures, scores, reports) {
  const over = Object.entries(limits)
    .filter(([name, limit]) => figures[name] > limit)
    .map(([name, limit]) => `${name} ${figures[name]} is over ${limit}`)
  const under = Object.entries(scores)
    .filter(([id, score]) => figures[id] < score)
    .map(([id, score]) => `${id} ${figures[id]} is under ${score}: ${failedAudits(reports, id).join(', ')}`)
  return [...under, ...over]
}

/** The audits that cost a category points in any run, with the value Lighthouse displays for each. */
function failedAudits(reports, id) {
  const failed = reports.flatMap(({ categories, audits }) =>
    categories[id].auditRefs
      .filter(({ weight }) => weight > 0)
      .map((reference) => audits[reference.id])
      .filter(({ score }) => score !== null && score < 0.9)
      .map((audit) => `${audit.id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`),
  )
  return [...new Set(failed)]
}
