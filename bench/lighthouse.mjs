import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumOnPath, chromiumSwitches } from '../scripts/checks/chromium.mjs'
import { bin, run } from '../scripts/stack/run.mjs'
import { phoneFonts } from './phone-fonts.mjs'
import { inThreadTime } from './thread-time.mjs'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** A run is repeated when the browser crashes, which says nothing about the page. */
const attempts = 3

/**
 * Lighthouse's report (mobile) on a page, in the processor time of the page's own thread (decision 36).
 * @param {string} address
 * @param {Record<string, string>} headers sent with every request, such as a session cookie
 */
export async function reportOf(address, headers = {}, attempt = 1) {
  try {
    return await lighthouse(address, headers)
  } catch (error) {
    if (attempt === attempts) throw error
    return reportOf(address, headers, attempt + 1)
  }
}

async function lighthouse(address, headers) {
  const folder = mkdtempSync(join(tmpdir(), 'partim-lighthouse-'))
  const trace = join(folder, 'defaultPass.trace.json')
  try {
    await runLighthouse(address, headers, `--gather-mode=${folder}`)
    const { categories: scored, audits } = await audit(address, headers, folder)
    writeFileSync(trace, JSON.stringify(inThreadTime(JSON.parse(readFileSync(trace, 'utf8')))))
    const byTheWall = {
      score: Math.round(scored.performance.score * 100),
      blocked: Math.round(audits['total-blocking-time'].numericValue),
    }
    return { ...(await audit(address, headers, folder)), byTheWall }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * When a page's largest text or picture stood on the screen of a phone, in seconds, over whatever line the address is
 * reached by, with a processor four times slower: measured, not computed from a quick load (decision 91).
 * @param {string} address
 * @param {Record<string, string>} headers sent with every request, such as a session cookie
 */
export async function largestPaintOf(address, headers = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'partim-lighthouse-'))
  const file = join(folder, 'report.json')
  const unthrottled = ['requestLatencyMs', 'downloadThroughputKbps', 'uploadThroughputKbps']
  try {
    await runLighthouse(
      address,
      headers,
      '--throttling-method=devtools',
      ...unthrottled.map((name) => `--throttling.${name}=0`),
      '--output=json',
      `--output-path=${file}`,
    )
    const { audits } = JSON.parse(readFileSync(file, 'utf8'))
    return rounded(audits['largest-contentful-paint'].numericValue / 1000, 2)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function audit(address, headers, folder) {
  const file = join(folder, 'report.json')
  await runLighthouse(address, headers, `--audit-mode=${folder}`, '--output=json', `--output-path=${file}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function runLighthouse(address, headers, ...options) {
  await run(
    bin('lighthouse'),
    [
      address,
      '--quiet',
      `--extra-headers=${JSON.stringify(headers)}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new --ignore-certificate-errors ${chromiumSwitches.join(' ')}`,
      ...options,
    ],
    { env: { CHROME_PATH: chromiumOnPath() ?? chromium.executablePath(), FONTCONFIG_FILE: phoneFonts() } },
  )
}

/** The figures of a report that have limits. */
export function figuresOf({ categories: scored, audits, byTheWall, finalDisplayedUrl }) {
  const percent = categories.map((id) => [id, Math.round(scored[id].score * 100)])
  return {
    ...Object.fromEntries(percent),
    'LCP simulated (s)': rounded(audits['largest-contentful-paint'].numericValue / 1000, 2),
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

/** True for a network address outside the page's own origin. */
const isForeign = (url, page) => /^(https?|wss?):/.test(url) && new URL(url).origin !== new URL(page).origin
