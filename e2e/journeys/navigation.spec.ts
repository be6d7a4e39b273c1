import type { Locator, Page, Route } from '@playwright/test'
import { asPerson, employerWithBranch, signInBrowser } from '../account'
import { expect, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

type Box = { x: number; y: number; width: number; height: number }
type Animation = { side: string; delay: number; duration: number; easings: string[] }

declare global {
  interface Window {
    /** The animations of each view transition so far, without those of the root. */
    transitions: Animation[][]
  }
}

/** Records every view transition of the page. */
function watchTransitions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.transitions = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      void transition.ready.then(() => {
        const animations = document.documentElement.getAnimations({ subtree: true }).flatMap((animation) => {
          const { effect } = animation
          if (!(effect instanceof KeyframeEffect)) return []
          const side = /^::view-transition-(old|new)\((?!root)/.exec(effect.pseudoElement ?? '')?.[1]
          if (!side) return []
          const { delay = 0, duration } = effect.getTiming()
          const easings = effect.getKeyframes().map(({ easing }) => easing)
          return [{ side, delay, duration: Number(duration), easings }]
        })
        window.transitions.push(animations)
      })
      return transition
    }
  })
}

const transitionsOf = (page: Page) => page.evaluate(() => window.transitions)

/** Goes to another page in the same layout, "login". */
const toRegister = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: thai('accounts.signIn.toRegister') })
    .click()

/** Goes from layout "login" to layout "home". */
const toHome = (page: Page) => page.getByRole('link', { name: thai('layout.brand') }).click()

/** Opens the first page, whose links only then change pages in the browser: before their script they open documents. */
async function openLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: thai('accounts.signIn.submit'), exact: true })).toBeEnabled()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const announcementOf = (page: Page) =>
  page.evaluate(() => {
    const byFramework = document.querySelector('next-route-announcer')?.shadowRoot?.textContent
    const late = document.querySelector('body > [aria-live=assertive]')?.textContent
    return late || byFramework
  })

const routes = [
  { what: 'within a layout', go: toRegister, path: '/register', title: thai('pages.register.title') },
  { what: 'to another layout', go: toHome, path: '/', title: thai('pages.home.title') },
] as const

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  for (const { what, go, path } of routes) {
    test(`a page ${what} leaves before the next comes, in 250 ms ease-in-out`, async ({ page }) => {
      await watchTransitions(page)
      await openLogin(page)
      await go(page)
      await page.waitForURL(path)
      await expect.poll(() => transitionsOf(page).then(({ length }) => length)).toBe(1)
      const [animations = []] = await transitionsOf(page)
      const leaving = animations.filter(({ side }) => side === 'old')
      const coming = animations.filter(({ side }) => side === 'new')
      expect([leaving.length > 0, coming.length > 0]).toEqual([true, true])
      const lastGone = Math.max(...leaving.map(({ delay, duration }) => delay + duration))
      expect(Math.min(...coming.map(({ delay }) => delay))).toBeGreaterThanOrEqual(lastGone)
      expect(Math.max(...coming.map(({ delay, duration }) => delay + duration))).toBe(250)
      expect(new Set(animations.flatMap(({ easings }) => easings))).toEqual(new Set(['ease-in-out']))
    })
  }

  /** A picture of a place of the window as it is now. */
  const picture = async (page: Page, clip: Box) => page.screenshot({ clip })

  const boxOf = async (part: Locator): Promise<Box> =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }

  /** The share of two pictures' points that differ clearly; letters are drawn a little differently in a transition. */
  async function difference(page: Page, ...pictures: readonly (Buffer | undefined)[]): Promise<number> {
    const blank = await page.context().newPage()
    const share = await blank.evaluate(
      async (encoded) => {
        const [one, other] = await Promise.all(
          encoded.map(async (base64) => {
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
            const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
            context?.drawImage(bitmap, 0, 0)
            return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
          }),
        )
        if (!one || one.length === 0 || one.length !== other?.length) return 1
        return (
          [...one].filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 48).length / one.length
        )
      },
      pictures.map((image) => image?.toString('base64') ?? ''),
    )
    await blank.close()
    return share
  }

  /** Goes to another page and stops its transition half-way, where nothing of the page itself is to be seen. */
  async function goHalfWay(page: Page, path: string): Promise<void> {
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (options) => {
        const transition = start(options)
        void transition.ready.then(() => {
          for (const animation of document.getAnimations()) {
            animation.pause()
            animation.currentTime = 125
          }
        })
        return transition
      }
    })
    await page.evaluate((to) => {
      const { next } = window as unknown as { next: { router: { push(path: string): void } } }
      next.router.push(to)
    }, path)
    await page.waitForFunction(() => document.getAnimations().some(({ playState }) => playState === 'paused'))
  }

  /** The z-indexes of what a transition shows: of bars that stay, and of pages that come and go. */
  const layersHalfWay = (page: Page) =>
    page.evaluate(() => {
      const names = document
        .getAnimations()
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect
            ? (/^::view-transition-(?:new|old)\((.+)\)$/.exec(effect.pseudoElement ?? '')?.[1] ?? [])
            : [],
        )
      const bars = [...document.querySelectorAll('[class*="stays-["]')]
        .filter((bar) => bar.checkVisibility())
        .map((bar) => getComputedStyle(bar).viewTransitionName)
      const layersOf = (of: readonly string[]) => [
        ...new Set(
          of.map(
            (name) => getComputedStyle(document.documentElement, `::view-transition-group(${name})`).zIndex,
          ),
        ),
      ]
      return { bars: layersOf(bars), pages: layersOf(names.filter((name) => !bars.includes(name))) }
    })

  for (const [what, from, to] of [
    ['of the guides', '/howto', '/question'],
    ['of a member', '/job-posting', '/dashboard'],
  ] as const) {
    test(`within a layout the header stays in sight while the page changes: ${what}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await signInBrowser(page.context(), await employerWithBranch())
      await page.goto(from, { waitUntil: 'networkidle' })
      const logo = await boxOf(page.getByRole('banner').getByRole('link', { name: thai('layout.brand') }))
      const title = await boxOf(heading(page))
      const before = [await picture(page, logo), await picture(page, title)]
      await goHalfWay(page, to)
      const halfWay = [await picture(page, logo), await picture(page, title)]
      expect(await layersHalfWay(page), 'bars above pages').toEqual({ bars: ['1'], pages: ['auto'] })
      expect(await difference(page, before[0], halfWay[0]), 'the logo half-way').toBeLessThan(0.02)
      expect(await difference(page, before[1], halfWay[1]), 'the heading half-way').toBeGreaterThan(0.02)
    })
  }

  test('what is pressed while a page comes in counts', async ({ page }) => {
    await openLogin(page)
    await toRegister(page)
    // Clicks pass through the images of the transition to the page itself.
    await page.getByRole('link', { name: thai('layout.brand') }).click()
    await page.waitForURL('/')
    await expect(heading(page)).toBeVisible()
  })
})

for (const { what, go, path, title } of routes) {
  test(`under prefers-reduced-motion nothing moves: a page ${what}`, async ({ page }) => {
    await watchTransitions(page)
    await openLogin(page)
    await go(page)
    await page.waitForURL(path)
    await expect(heading(page)).toBeVisible()
    expect(await transitionsOf(page)).toEqual([])
  })

  test(`focus and title follow: a page ${what}`, async ({ page }) => {
    await openLogin(page)
    await go(page)
    await page.waitForURL(path)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    // The framework announces the title, or our code does if the title arrived after the page.
    await expect.poll(() => announcementOf(page)).toBe(await page.title())
  })
}

test('navigation scrolls to the top, or to the hash target', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 })
  await page.goto('/register')
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await scrollY()).toBeGreaterThan(0)
  await page.getByRole('link', { name: thai('accounts.register.toSignIn') }).click()
  await page.waitForURL('/login')
  await expect.poll(scrollY).toBe(0)

  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push(path: string): void } } }
    next.router.push('/#prices')
  })
  await page.waitForURL('/#prices')
  const target = page.locator('#prices')
  await expect(target).toBeFocused()
  await expect
    .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(120)
  expect(await scrollY()).toBeGreaterThan(0)
})

/** Holds back every prefetch until `letOneGo` releases it. */
async function holdPrefetches(page: Page) {
  const held: Route[] = []
  let started = 0
  await page.route('**/*', async (route) => {
    const headers = route.request().headers()
    if (!headers['next-router-prefetch'] && !headers['next-router-segment-prefetch']) return route.fallback()
    started += 1
    held.push(route)
  })
  return {
    pending: () => held.length,
    started: () => started,
    letOneGo: () => held.shift()?.continue(),
  }
}

async function employerWithPosts(count: number) {
  const account = await employerWithBranch()
  for (let post = 1; post <= count; post++) {
    const body = { title: `พนักงานเสิร์ฟ ${post}`, shifts: [] }
    const { status } = await asPerson(account, `${stackAddresses.jobPost}/v1/job-posts`, { body })
    expect(status).toBe(201)
  }
  return account
}

test('at most 4 prefetches are pending', async ({ page }) => {
  await signInBrowser(page.context(), await employerWithPosts(6))
  const prefetches = await holdPrefetches(page)
  await page.goto('/job-posting')
  const most: number[] = []
  // Each prefetch that ends makes room for the next; the page's links cause more than eight.
  for (let gone = 0; gone < 5; gone++) {
    await expect.poll(prefetches.started).toBe(4 + gone)
    most.push(prefetches.pending())
    await prefetches.letOneGo()
  }
  expect(most).toEqual([4, 4, 4, 4, 4])
})

test('on save-data nothing is prefetched, and links work', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const prefetches = await holdPrefetches(page)
  await openLogin(page)
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('main')
    .getByRole('link', { name: thai('accounts.signIn.toRegister') })
    .hover()
  await toRegister(page)
  await page.waitForURL('/register')
  await expect(heading(page)).toBeVisible()
  expect(prefetches.started()).toBe(0)
})

/** The strip at the window's edge that says that a page is on the way; null where there is none. */
const edgeOf = (page: Page) =>
  page.evaluate(() => {
    const { content, position, top, borderTopWidth: width } = getComputedStyle(document.body, '::before')
    return content === 'none' ? null : { position, top, width }
  })

test('a pressed link is busy until its page is there, however slow the network', async ({ page }) => {
  let arrive = () => {}
  const waited = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/register\?_rsc/, async (route) => {
    await waited
    await route.continue()
  })
  await openLogin(page)
  const link = page.getByRole('main').getByRole('link', { name: thai('accounts.signIn.toRegister') })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  expect(await edgeOf(page)).toEqual({ position: 'fixed', top: '0px', width: '4px' })
  arrive()
  await page.waitForURL('**/register')
  await expect(heading(page)).toHaveText(thai('pages.register.title'))
  expect(await edgeOf(page)).toBeNull()
})
