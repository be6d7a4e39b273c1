import { mkdtempSync, readFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { chromiumOnPath, chromiumSwitches, installChromium } from '../scripts/checks/chromium.mjs'
import { buildAll } from '../scripts/stack/build.mjs'
import { bin, root, run } from '../scripts/stack/run.mjs'
import { PlainFailure } from '../scripts/stack/terminal.mjs'
import { onBareApp } from './bare-app.mjs'
import { startFront } from './front.mjs'
import { startServer } from './server.mjs'

const pages = ['/', '/login', '/privacy-policy', '/question']
const runs = 5
/** A browser that fell over says nothing of the page. */
const attempts = 3

/**
 * A run counts when the bare app, measured right before it, was blocked about as little as it ever is here: else the
 * machine was busy with something else, and the figure says more of that than of the page.
 */
const quiet = { factor: 1.3, slackMs: 15, tries: 25 }

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
 * Lighthouse (mobile) on public pages, the median of five runs by performance, over HTTP/2 as in production, in turn with
 * a bare Next app; names the audits that fall short. Run it on a machine that does nothing else: how many runs did not
 * count and the load average are printed with the figures.
 */
export async function bench() {
  await installChromium()
  await buildAll()
  return onBareApp((address) => overHttp2(address, (bare) => measure(bareRuns(bare))))
}

/** Runs of the bare app; each says whether the machine was quiet. */
function bareRuns(address) {
  const reports = []
  const blocked = (report) => report.audits['total-blocking-time'].numericValue
  return {
    reports,
    async isQuiet() {
      const report = await reportOf(address)
      reports.push(report)
      const isQuiet = blocked(report) <= Math.min(...reports.map(blocked)) * quiet.factor + quiet.slackMs
      if (!isQuiet) tell('bare Next app', report, ', so the machine is busy')
      return isQuiet
    },
  }
}

async function measure(bare) {
  // What is little here is known after a few runs.
  for (let i = 0; i < runs; i++) await bare.isQuiet()
  const ours = { command: process.execPath, args: ['server.js'], cwd: `${root}.next/standalone` }
  const server = await startServer({ ...ours, env: production })
  const reports = []
  const shortfalls = []
  try {
    await overHttp2(server.address, async (address) => {
      for (const page of pages) {
        const { status } = await fetch(`${server.address}${page}`)
        if (status !== 200) shortfalls.push(`${page} answered ${status}`)
        else reports.push({ page, ...(await quietReport(`${address}${page}`, bare)) })
      }
    })
  } finally {
    await server.stop()
  }
  const rows = [{ page: 'bare Next app', report: medianOf(bare.reports), busy: 0 }, ...reports]
  console.table(
    rows.map(({ page, report, busy }) => ({ page, ...figuresOf(report), 'runs not counted': busy })),
  )
  for (const { page, report } of reports) {
    shortfalls.push(...shortfallsOf(report).map((shortfall) => `${page}: ${shortfall}`))
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

async function quietReport(address, bare) {
  const reports = []
  let busy = 0
  while (reports.length < runs) {
    if (await bare.isQuiet()) {
      const report = await reportOf(address)
      tell(new URL(address).pathname, report)
      reports.push(report)
    } else busy += 1
    if (busy > quiet.tries)
      throw new PlainFailure(`The machine was busy ${busy} times: measure when it is not.`)
  }
  return { report: medianOf(reports), busy }
}

/** One line for each run, for it takes minutes. */
function tell(page, { categories, audits }, more = '') {
  const blocked = Math.round(audits['total-blocking-time'].numericValue)
  console.log(`${page}: ${Math.round(categories.performance.score * 100)}, blocked ${blocked} ms${more}`)
}

function medianOf(reports) {
  const performance = (report) => report.categories.performance.score
  return [...reports].sort((a, b) => performance(a) - performance(b))[Math.floor(reports.length / 2)]
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
