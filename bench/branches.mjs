import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumOnPath, chromiumSwitches, installChromium } from '../scripts/checks/chromium.mjs'
import { buildAll } from '../scripts/stack/build.mjs'
import { startStack } from '../scripts/stack/processes.mjs'
import {
  manyBranches,
  median,
  searches,
  timeBare,
  timePages,
  timeSearches,
  watchShifts,
} from './branch-answers.mjs'
import { demoSessionCookie } from './demo-session.mjs'

const branches = 500
const rounds = 8
/** Milliseconds at the median in the browser after load; the content moves not at all by itself. */
const limits = { search: 100, 'next page': 100, CLS: 0 }

/** The branch list of a company with 500 branches: searches and further pages in Chromium, and what moves. */
export async function bench() {
  await installChromium()
  await buildAll()
  const stack = await startStack({
    webPort: 3500,
    jobPostPort: 4501,
    partimPort: 4502,
    sandboxPort: 4510,
    dataDir: mkdtempSync(join(tmpdir(), 'partim-bench-')),
    seed: true,
  })
  const browser = await chromium.launch({ executablePath: chromiumOnPath(), args: chromiumSwitches })
  try {
    const { web, jobPost } = stack.addresses
    const cookie = await demoSessionCookie(stack.addresses)
    await fill(jobPost, cookie.slice('session='.length))
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.context().addCookies([{ name: 'session', value: cookie.slice('session='.length), url: web }])
    const shifted = await watchShifts(page)
    await page.goto(`${web}/branch`, { waitUntil: 'networkidle' })
    // It lies over what is pressed below.
    await page.getByRole('button', { name: 'ยอมรับทั้งหมด' }).click()
    const bare = await timeBare(page, 50)
    const found = await timeSearches(page, Array.from({ length: rounds }, () => searches).flat())
    await page.goto(`${web}/branch`, { waitUntil: 'networkidle' })
    const more = page.getByRole('button', { name: 'แสดงสาขาเพิ่ม' })
    const pages = await timePages(page, more, Math.floor(branches / 20) - 1)
    const moved = (await shifted()).reduce((sum, { value }) => sum + value, 0)
    const figures = { search: median(found), 'next page': median(pages), CLS: moved }
    console.table({
      'smallest answer (ms)': { median: median(bare), worst: Math.max(...bare) },
      'search (ms)': { median: figures.search, worst: Math.max(...found) },
      'next page (ms)': { median: figures['next page'], worst: Math.max(...pages) },
      'layout shift': { median: figures.CLS, worst: figures.CLS },
    })
    return Object.entries(limits)
      .filter(([name, limit]) => figures[name] > limit)
      .map(([name, limit]) => `${name}: ${figures[name]} is over ${limit}`)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

async function fill(jobPost, session) {
  for (const body of manyBranches(branches)) {
    const answer = await fetch(`${jobPost}/v1/branches/imports`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`the branches were not stored: ${answer.status}`)
  }
}
