import { setTimeout as pause } from 'node:timers/promises'
import { chromium, devices } from '@playwright/test'
import { chromiumOnPath, chromiumSwitches, installChromium } from '../scripts/checks/chromium.mjs'
import { buildAll } from '../scripts/stack/build.mjs'
import { onDemoStack } from './demo-stack.mjs'

/** Slow 3G as Chromium's own tools set it: 400 kbit/s both ways, 400 ms. */
const slow3g = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
}
/** Milliseconds that somebody needs to find and press something, and for a key of the phone's keyboard. */
const tapMs = 1_200
const keyMs = 170
/** Presses that a native picker of dates needs: open it, three wheels or pages, the day, OK. */
const tapsOfDate = 6

/**
 * Somebody with one thumb at a bus stop: every press and key costs time, and is counted.
 * @param {import('@playwright/test').Page} page
 */
function thumbOn(page) {
  const began = performance.now()
  const paths = []
  const counted = { taps: 0, characters: 0 }
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const { pathname } = new URL(frame.url())
    if (paths.at(-1) !== pathname) paths.push(pathname)
  })
  const press = async (target) => {
    await target.waitFor()
    await pause(tapMs)
    counted.taps += 1
  }
  return {
    page,
    /** Presses something, once it is there and enabled. */
    async tap(target) {
      await press(target)
      await target.click()
    },
    /** Presses a field and types into it. */
    async type(target, text) {
      await press(target)
      await target.click()
      await target.pressSequentially(text, { delay: keyMs })
      counted.characters += text.length
    },
    /** Opens a list and chooses from it. */
    async choose(target, label) {
      await press(target)
      await press(target)
      await target.selectOption({ label })
    },
    /** Chooses a day (YYYY-MM-DD) with the phone's own picker. */
    async pickDay(target, day) {
      for (let taps = 0; taps < tapsOfDate; taps += 1) await press(target)
      await target.fill(day)
    },
    /** Leaves for the mail, and opens a link in it. */
    async openMail(address) {
      await pause(2 * tapMs)
      counted.taps += 2
      await page.goto(address)
    },
    /** What it took so far. */
    figures: () => ({
      ...counted,
      screens: paths.length,
      seconds: Math.round((performance.now() - began) / 100) / 10,
      paths,
    }),
  }
}

/**
 * What somebody new, with one thumb, needs for something on a new stack with the demo data; prints it beside its limits,
 * and answers what is over.
 * @param {string} name that their address begins with
 * @param {Partial<Record<'taps' | 'characters' | 'seconds', number>>} limits
 * @param {(thumb: ReturnType<typeof thumbOn>, stack: { email: string, addresses: any }) => Promise<Figures>} work
 * @typedef {ReturnType<ReturnType<typeof thumbOn>['figures']>} Figures
 */
export async function benchOfThumb(name, limits, work) {
  await installChromium()
  await buildAll()
  return onDemoStack(async ({ addresses }) => {
    const email = `${name}.jaidee@gmail.com`
    return judged(await withThumb(addresses.web, (thumb) => work(thumb, { email, addresses })), limits)
  })
}

/**
 * Lets somebody with one thumb do something on a phone over slow 3G, in a browser that knows nobody.
 * @template Result
 * @param {string} origin
 * @param {(thumb: ReturnType<typeof thumbOn>) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function withThumb(origin, work) {
  const browser = await chromium.launch({ executablePath: chromiumOnPath(), args: chromiumSwitches })
  try {
    const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
    const context = await browser.newContext({
      ...devices['Desktop Chrome'],
      ...phone,
      baseURL: origin,
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow3g)
    page.setDefaultTimeout(60_000)
    return await work(thumbOn(page))
  } finally {
    await browser.close()
  }
}

/** Waits for a mail and answers the first link in it that contains a path. */
export async function linkInMail(mailbox, to, path) {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = await (await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(to)}`)).json()
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes(path))
    if (link) return link
    await pause(200)
  }
  throw new Error(`no mail to ${to} with a link to ${path}`)
}

/** Prints what something took beside what it may take, and answers what is over. */
function judged(figures, limits) {
  const { paths, ...shown } = figures
  console.table(
    Object.fromEntries(Object.entries(shown).map(([name, is]) => [name, { is, limit: limits[name] ?? '' }])),
  )
  console.log(paths.join(' → '))
  return Object.entries(limits)
    .filter(([name, limit]) => figures[name] > limit)
    .map(([name, limit]) => `${name}: ${figures[name]} is over ${limit}`)
}
