import { mkdtempSync, readFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { chromiumOnPath, chromiumSwitches, installChromium } from '../scripts/checks/chromium.mjs'
import { buildAll } from '../scripts/stack/build.mjs'
import { bin, root, run } from '../scripts/stack/run.mjs'
import { onBareApp } from './bare-app.mjs'
import { startFront } from './front.mjs'
import { startServer } from './server.mjs'

const pages = ['/', '/login', '/privacy-policy', '/question']
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
  LINE_ACCOUNT_ID: 'partim',
  GOOGLE_ANALYTICS_ID: 'G-0000000000',
  GOOGLE_TAG_MANAGER_ID: 'GTM-0000000',
  CLARITY_PROJECT_ID: 'abcdefghij',
}

/**
 * Lighthouse (mobile) on public pages, the median of five runs by performance, over HTTP/2 as in production, beside a
 * bare Next app; names the audits that fall short. Run it on a machine that does nothing else: the load average is
 * printed with the figures.
 */
export async function bench() {
  await installChromium()
  await buildAll()
  const reference = await onBareApp((address) => overHttp2(address, medianReport))

  const ours = { command: process.execPath, args: ['server.js'], cwd: `${root}.next/standalone` }
  const server = await startServer({ ...ours, env: production })
  const reports = []
  const shortfalls = []
  try {
    await overHttp2(server.address, async (address) => {
      for (const page of pages) {
        const { status } = await fetch(`${server.address}${page}`)
        if (status === 200) reports.push({ page, report: await medianReport(`${address}${page}`) })
        else shortfalls.push(`${page} answered ${status}`)
      }
    })
  } finally {
    await server.stop()
  }
  const rows = [{ page: 'bare Next app', report: reference }, ...reports]
  console.table(rows.map(({ page, report }) => ({ page, ...figuresOf(report) })))
  for (const { page, report } of reports) {
    shortfalls.push(...shortfallsOf(report).map((shortfall) => `${page}: ${shortfall}`))
  }
  return shortfalls
}

async function overHttp2(address, measure) {
  const front = await startFront(address)
  try {
    return await measure(front.address)
  } finally {
    await front.stop()
  }
}

async function medianReport(address) {
  const reports = []
  for (let i = 0; i < runs; i++) reports.push(await reportOf(address))
  const performance = (report) => report.categories.performance.score
  return reports.sort((a, b) => performance(a) - performance(b))[Math.floor(runs / 2)]
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
  const file = join(mkdtempSync(join(tmpdir(), 'partim-lighthouse-')), 'report.json')
  const categories = Object.keys(scores).join(',')
  await run(
    bin('lighthouse'),
    [
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories}`,
      `--chrome-flags=--headless=new --ignore-certificate-errors ${chromiumSwitches.join(' ')}`,
    ],
    { env: { CHROME_PATH: chromiumOnPath() ?? chromium.executablePath() } },
  )
  return { ...JSON.parse(readFileSync(file, 'utf8')), load: loadavg()[0] }
}

function figuresOf({ categories, audits, load, finalDisplayedUrl }) {
  const percent = Object.keys(scores).map((id) => [id, Math.round(categories[id].score * 100)])
  return {
    ...Object.fromEntries(percent),
    'LCP (s)': rounded(audits['largest-contentful-paint'].numericValue / 1000, 2),
    'TBT (ms)': Math.round(audits['total-blocking-time'].numericValue),
    CLS: rounded(audits['cumulative-layout-shift'].numericValue, 3),
    'third-party requests': audits['network-requests'].details.items.filter(({ url }) =>
      isForeign(url, finalDisplayedUrl),
    ).length,
    'load average': rounded(load, 1),
  }
}

const rounded = (number, digits) => Number(number.toFixed(digits))

/** True for an address on the network that is not of the page's own origin. */
const isForeign = (url, page) => /^(https?|wss?):/.test(url) && new URL(url).origin !== new URL(page).origin

function shortfallsOf(report) {
  const figures = figuresOf(report)
  const over = Object.entries(limits)
    .filter(([name, limit]) => figures[name] > limit)
    .map(([name, limit]) => `${name} ${figures[name]} is over ${limit}`)
  const under = Object.entries(scores)
    .filter(([id, score]) => figures[id] < score)
    .map(([id, score]) => `${id} ${figures[id]} is under ${score}: ${failedAudits(report, id).join(', ')}`)
  return [...under, ...over]
}

/** The audits that cost a category points, with what Lighthouse says of each. */
function failedAudits({ categories, audits }, id) {
  return categories[id].auditRefs
    .filter(({ weight }) => weight > 0)
    .map((reference) => audits[reference.id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map((audit) => `${audit.id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`)
}
