import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { chromiumOnPath, chromiumSwitches, installChromium } from '../scripts/checks/chromium.mjs'
import { buildAll } from '../scripts/stack/build.mjs'
import { bin, root, run } from '../scripts/stack/run.mjs'
import { onBareApp } from './bare-app.mjs'
import { startFront } from './front.mjs'
import { startServer } from './server.mjs'
import { inThreadTime } from './thread-time.mjs'

const pages = ['/', '/login', '/privacy-policy', '/question']
const bareApp = 'bare Next app'
const runs = 5
/** A browser that fell over says nothing of the page. */
const attempts = 3

/** Lighthouse scores a page must reach, of 100; and what it must stay below. */
const scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const limits = { 'LCP (s)': 1.8, 'TBT (ms)': 100, CLS: 0.01, 'third-party requests': 0 }

/**
 * The settings of production, with every tracker configured: none of them may be asked for before somebody consents.
 * Public pages ask no service, so there is none behind.
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
 * Lighthouse (mobile) on public pages and on a bare Next app in turn, over HTTP/2 as in production: the medians of
 * five runs, each in the time the page's own thread worked (decision 36); names the audits that fall short.
 * What it would be by the wall, waiting for processors that others use included, stands beside it.
 */
export async function bench() {
  await installChromium()
  await buildAll()
  return onBareApp((address) => overHttp2(address, measure))
}

async function measure(bareAddress) {
  const ours = { command: process.execPath, args: ['server.js'], cwd: `${root}.next/standalone` }
  const server = await startServer({ ...ours, env: production })
  const shortfalls = []
  const reports = new Map([[bareApp, []], ...pages.map((page) => [page, []])])
  try {
    for (const page of pages) {
      const { status } = await fetch(`${server.address}${page}`)
      if (status !== 200) shortfalls.push(`${page} answered ${status}`)
    }
    await overHttp2(server.address, async (address) => {
      for (let run = 0; run < runs; run++) {
        for (const [page, ofPage] of reports) {
          const report = await reportOf(page === bareApp ? bareAddress : `${address}${page}`)
          tell(page, report)
          ofPage.push(report)
        }
      }
    })
  } finally {
    await server.stop()
  }
  const figures = [...reports].map(([page, ofPage]) => ({ page, ...medians(ofPage.map(figuresOf)) }))
  console.table(figures)
  for (const { page, ...ofPage } of figures.filter(({ page }) => page !== bareApp)) {
    shortfalls.push(...shortfallsOf(ofPage, reports.get(page)).map((shortfall) => `${page}: ${shortfall}`))
  }
  return shortfalls
}

async function overHttp2(address, work) {
  const front = await startFront(address)
  try {
    return await work(front.address)
  } finally {
    await front.stop()
  }
}

/** One line for each run, for it takes minutes. */
function tell(page, report) {
  const { performance, 'LCP (s)': lcp, 'TBT (ms)': blocked, ...rest } = figuresOf(report)
  const byTheWall = `${rest['performance by the wall']}, ${rest['TBT by the wall (ms)']} ms`
  console.log(`${page}: ${performance}, LCP ${lcp} s, blocked ${blocked} ms; by the wall ${byTheWall}`)
}

/** Of every figure its median over the runs. */
function medians(runs) {
  const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle(runs.map((run) => run[name]))]))
}

async function reportOf(address, attempt = 1) {
  try {
    return await lighthouse(address)
  } catch (error) {
    if (attempt === attempts) throw error
    return reportOf(address, attempt + 1)
  }
}

async function lighthouse(address) {
  const folder = mkdtempSync(join(tmpdir(), 'partim-lighthouse-'))
  const trace = join(folder, 'defaultPass.trace.json')
  try {
    await runLighthouse(address, `--gather-mode=${folder}`)
    const { categories, audits } = await audit(address, folder)
    writeFileSync(trace, JSON.stringify(inThreadTime(JSON.parse(readFileSync(trace, 'utf8')))))
    const byTheWall = {
      score: Math.round(categories.performance.score * 100),
      blocked: Math.round(audits['total-blocking-time'].numericValue),
    }
    return { ...(await audit(address, folder)), byTheWall }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function audit(address, folder) {
  const file = join(folder, 'report.json')
  await runLighthouse(address, `--audit-mode=${folder}`, '--output=json', `--output-path=${file}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function runLighthouse(address, ...options) {
  const categories = Object.keys(scores).join(',')
  await run(
    bin('lighthouse'),
    [
      address,
      '--quiet',
      `--only-categories=${categories}`,
      `--chrome-flags=--headless=new --ignore-certificate-errors ${chromiumSwitches.join(' ')}`,
      ...options,
    ],
    { env: { CHROME_PATH: chromiumOnPath() ?? chromium.executablePath() } },
  )
}

function figuresOf({ categories, audits, byTheWall, finalDisplayedUrl }) {
  const percent = Object.keys(scores).map((id) => [id, Math.round(categories[id].score * 100)])
  return {
    ...Object.fromEntries(percent),
    'LCP (s)': rounded(audits['largest-contentful-paint'].numericValue / 1000, 2),
    'TBT (ms)': Math.round(audits['total-blocking-time'].numericValue),
    CLS: rounded(audits['cumulative-layout-shift'].numericValue, 3),
    'third-party requests': audits['network-requests'].details.items.filter(({ url }) =>
      isForeign(url, finalDisplayedUrl),
    ).length,
    'performance by the wall': byTheWall.score,
    'TBT by the wall (ms)': byTheWall.blocked,
  }
}

const rounded = (number, digits) => Number(number.toFixed(digits))

/** True for an address on the network that is not of the page's own origin. */
const isForeign = (url, page) => /^(https?|wss?):/.test(url) && new URL(url).origin !== new URL(page).origin

function shortfallsOf(figures, reports) {
  const over = Object.entries(limits)
    .filter(([name, limit]) => figures[name] > limit)
    .map(([name, limit]) => `${name} ${figures[name]} is over ${limit}`)
  const under = Object.entries(scores)
    .filter(([id, score]) => figures[id] < score)
    .map(([id, score]) => `${id} ${figures[id]} is under ${score}: ${failedAudits(reports, id).join(', ')}`)
  return [...under, ...over]
}

/** The audits that cost a category points in any run, with what Lighthouse says of each. */
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
