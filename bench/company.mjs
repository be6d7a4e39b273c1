import { mkdtempSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
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
import { demoPorts } from './demo-stack.mjs'
import { addMembers, memberSearches, timeMemberSearches } from './member-answers.mjs'

const branches = 500
const members = 200
const rounds = 8
/** Median milliseconds in the browser after the page has loaded; CLS 0 means that nothing moves by itself. */
const limits = {
  'branch search': 100,
  'next branches': 100,
  'member search': 100,
  'next members': 100,
  CLS: 0,
}

/** Measures searches, further pages and layout shifts in Chromium for a company with 500 branches and 200 members. */
export async function bench() {
  await installChromium()
  await buildAll()
  const stack = await startStack({
    ...demoPorts,
    dataDir: mkdtempSync(join(tmpdir(), 'partim-bench-')),
    seed: true,
  })
  const browser = await chromium.launch({ executablePath: chromiumOnPath(), args: chromiumSwitches })
  try {
    const { web, jobPost } = stack.addresses
    const [session] = (await demoSessionCookie(stack.addresses)).slice('session='.length).split('; ')
    await fill(jobPost, session)
    await addMembers(stack, members)
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.context().addCookies([{ name: 'session', value: session, url: web }])
    const shifted = await watchShifts(page)
    const shifts = []
    const open = async (path) => {
      shifts.push(...((await shifted()) ?? []))
      await page.goto(`${web}${path}`, { waitUntil: 'networkidle' })
    }
    await open('/branch')
    // The consent banner covers the button that is clicked below.
    await page.getByRole('button', { name: 'ยอมรับทั้งหมด' }).click()
    const times = { 'smallest answer': await timeBare(page, 50) }
    times['branch search'] = await timeSearches(page, repeated(searches))
    await open('/branch')
    const moreBranches = page.getByRole('button', { name: 'ดูสาขาเพิ่ม' })
    times['next branches'] = await timePages(page, moreBranches, Math.floor(branches / 20) - 1)
    await open('/my-account')
    times['member search'] = await timeMemberSearches(page, repeated(memberSearches))
    await open('/my-account')
    const moreMembers = page.locator('#team').getByRole('button', { name: 'ดูสมาชิกเพิ่ม' })
    times['next members'] = await timePages(page, moreMembers, Math.floor(members / 20) - 1, '#team li')
    shifts.push(...(await shifted()))
    const figures = { CLS: shifts.reduce((sum, { value }) => sum + value, 0) }
    for (const [name, took] of Object.entries(times)) figures[name] = median(took)
    console.table(
      Object.entries(times).map(([name, took]) => ({
        name,
        'median (ms)': Math.round(median(took)),
        'worst (ms)': Math.round(Math.max(...took)),
      })),
    )
    console.log(`layout shift ${figures.CLS}; load average ${loadavg()[0].toFixed(1)}`)
    for (const { moved } of shifts) console.log(`moved by itself: ${moved.join(' | ')}`)
    return Object.entries(limits)
      .filter(([name, limit]) => figures[name] > limit)
      .map(([name, limit]) => `${name}: ${figures[name]} is over ${limit}`)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

const repeated = (queries) => Array.from({ length: rounds }, () => queries).flat()

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
