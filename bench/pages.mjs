import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { installChromium } from '../scripts/checks/chromium.mjs'
import { buildAll } from '../scripts/stack/build.mjs'
import { startStack, webFlags } from '../scripts/stack/processes.mjs'
import { root } from '../scripts/stack/run.mjs'
import { onBareApp } from './bare-app.mjs'
import { demoSessionCookie } from './demo-session.mjs'
import { startFront } from './front.mjs'
import { figuresOf, reportOf } from './lighthouse.mjs'
import { startServer } from './server.mjs'

const bareApp = 'bare Next app'
const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]
const runs = Number(option('runs') ?? 5)
const only = option('only') ?? ''

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
      return await overHttp2(bare, (bareAddress) =>
        overHttp2(server.address, (address) =>
          measure(
            [
              { page: bareApp, address: bareAddress },
              ...chosen.map((page) => ({ page, address: `${address}${page}` })),
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
    webPort: 3500,
    jobPostPort: 4501,
    partimPort: 4502,
    sandboxPort: 4510,
    dataDir: mkdtempSync(join(tmpdir(), 'partim-pages-')),
    seed: true,
  })
  try {
    const { items } = await (await fetch(`${stack.addresses.jobPost}/v1/public/job-posts?limit=1`)).json()
    const headers = { cookie: await demoSessionCookie(stack.addresses) }
    const chosen = memberPages(items[0].id).filter((page) => page.includes(only))
    return await overHttp2(stack.addresses.web, (address) =>
      measure(
        chosen.map((page) => ({ page, address: `${address}${page}`, headers })),
        memberScores,
      ),
    )
  } finally {
    await stack.stop()
  }
}

/** Runs Lighthouse on these pages in turn, prints the medians, and returns what misses a limit. */
async function measure(pages, scores) {
  const reports = new Map(pages.map(({ page }) => [page, []]))
  for (let run = 0; run < runs; run++) {
    for (const { page, address, headers } of pages) {
      const report = await reportOf(address, headers)
      tell(page, report)
      reports.get(page).push(report)
    }
  }
  const figures = pages.map(({ page }) => ({ page, ...medians(reports.get(page).map(figuresOf)) }))
  console.table(figures)
  return figures
    .filter(({ page }) => page !== bareApp)
    .flatMap(({ page, ...ofPage }) =>
      shortfallsOf(ofPage, scores, reports.get(page)).map((shortfall) => `${page}: ${shortfall}`),
    )
}

async function overHttp2(address, work) {
  const front = await startFront(address)
  try {
    return await work(front.address)
  } finally {
    await front.stop()
  }
}

/** Prints one line after each run, because the whole measurement takes minutes. */
function tell(page, report) {
  const { performance, 'LCP (s)': lcp, 'TBT (ms)': blocked, ...rest } = figuresOf(report)
  const byTheWall = `${rest['performance by the wall']}, ${rest['TBT by the wall (ms)']} ms`
  console.log(`${page}: ${performance}, LCP ${lcp} s, blocked ${blocked} ms; by the wall ${byTheWall}`)
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
