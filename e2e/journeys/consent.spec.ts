import type { Page } from '@playwright/test'
import { restCookie } from '@/lib/consent/banner-rest'
import { allDisabled, allEnabled, parsePreference } from '@/lib/consent/preference'
import { pendingKey, preferenceKey, subjectKey } from '@/lib/consent/storage'
import { nothingFound, violationsInBothColours } from '../axe'
import { bannerOf, unfold } from '../consent-banner'
import { atOneWidth, atWidthOf, expect, handNames, handOf, test } from '../fixtures'
import { stackAddress } from '../stack'
import { unlistedIn } from '../stored-items'
import { thai } from '../thai'

test.use({ firstVisit: true })

const settingsOf = (page: Page) => page.getByRole('dialog', { name: thai('consent.settings.title') })
const buttonOf = (page: Page, key: string) =>
  bannerOf(page).getByRole('button', { name: thai(`consent.banner.${key}`), exact: true })
const settingsButton = (page: Page, key: string) =>
  settingsOf(page).getByRole('button', { name: thai(`consent.settings.${key}`), exact: true })
const categoryButton = (page: Page, name: string) =>
  settingsOf(page).getByRole('button', { name: thai(`consent.categories.${name}.name`) })
const switchOf = (page: Page, name: string) =>
  settingsOf(page).getByRole('switch', { name: thai(`consent.categories.${name}.name`) })

const storedPreference = async (page: Page) =>
  parsePreference(await page.evaluate((key) => localStorage.getItem(key), preferenceKey))

/** Records requests to other origins. */
function requestsElsewhere(page: Page): string[] {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== stackAddress) elsewhere.push(request.url())
  })
  return elsewhere
}

/** The tracker scripts that were loaded. Their ids are configured in e2e/stack; this file answers for their hosts. */
let loaded: string[]
test.beforeEach(async ({ page }) => {
  loaded = []
  await page.route(/googletagmanager\.com|clarity\.ms/, (route) => {
    loaded.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
})

for (const handName of handNames) {
  test(
    `a visitor decides category by category and changes their mind, by ${handName}`,
    atWidthOf(handName),
    async ({ page }) => {
      const hand = handOf(handName, page)
      await page.goto('/login')
      await expect(bannerOf(page)).toBeVisible()

      await unfold(page)
      await hand.press(buttonOf(page, 'settings'))
      await expect(settingsOf(page)).toBeVisible()
      await hand.press(categoryButton(page, 'FC'))
      await expect(categoryButton(page, 'FC')).toHaveAttribute('aria-expanded', 'true')
      await hand.press(categoryButton(page, 'AnPC'))
      await expect(categoryButton(page, 'FC')).toHaveAttribute('aria-expanded', 'false')
      await expect(settingsOf(page).getByText(thai('consent.categories.AnPC.description'))).toBeVisible()

      await hand.press(switchOf(page, 'AnPC'))
      await expect(switchOf(page, 'AnPC')).toBeChecked()
      expect(await storedPreference(page)).toEqual({ ...allDisabled, AnPC: true })
      await page.keyboard.press('Escape')
      await expect(settingsOf(page)).toBeHidden()
      await expect(bannerOf(page)).toBeHidden()

      await page.goto('/')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.waitForFunction(() => document.readyState === 'complete')
      const reopen = page.getByRole('contentinfo').getByRole('button', { name: thai('consent.open') })
      await hand.press(reopen)
      await expect(switchOf(page, 'AnPC')).toBeChecked()
      await expect(bannerOf(page)).toBeHidden()

      const resetAll = async () => {
        const reloaded = page.waitForEvent('load')
        await hand.press(settingsButton(page, 'reset'))
        await reloaded
        await expect(bannerOf(page)).toBeVisible()
        expect(await storedPreference(page)).toBeNull()
      }
      await resetAll()

      await unfold(page)
      await hand.press(buttonOf(page, 'settings'))
      await hand.press(settingsButton(page, 'rejectAll'))
      await expect(settingsOf(page)).toBeHidden()
      await expect(bannerOf(page)).toBeHidden()
      expect(await storedPreference(page)).toBeNull()

      await page.reload()
      await hand.press(reopen)
      await expect(settingsOf(page)).toBeVisible()
      await expect(bannerOf(page)).toBeHidden()
      await resetAll()
      await hand.press(buttonOf(page, 'acceptAll'))
      await expect(bannerOf(page)).toBeHidden()
      expect(await storedPreference(page)).toEqual(allEnabled)
    },
  )
}

test('the banner slides in about 300 ms after load and does not move the page', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
  await page.goto('/login')
  // When the contact menu opens, the page's scripts are running.
  const contact = page.getByRole('button', { name: thai('contact.open') })
  await contact.focus()
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(contact).toHaveAttribute('aria-expanded', 'true', { timeout: 100 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.locator('section[data-docked]')).toBeAttached()
  await page.evaluate(async () => {
    // A font that arrives late would cause layout shifts too.
    await document.fonts.ready
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  await page.clock.runFor(299)
  await expect(bannerOf(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(bannerOf(page)).toBeVisible()
  await page.clock.runFor(1_000)
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('who has answered never sees it', atOneWidth, async ({ page }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const banner = document.querySelector('section[data-docked]')
      if (banner) seen.push(!(banner as HTMLElement).hidden)
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] })
  })
  await page.goto('/login')
  await buttonOf(page, 'acceptAll').click()
  await expect(bannerOf(page)).toBeHidden()
  await page.clock.install()
  await page.reload()
  await page.clock.runFor(5_000)
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.includes(true))).toBe(
    false,
  )
})

test('a corrupt stored value behaves as none', atOneWidth, async ({ page }) => {
  await page.goto('/login')
  await page.evaluate((key) => localStorage.setItem(key, '[{"shortName":"SNC","enabled":1}]'), preferenceKey)
  await page.reload()
  await expect(bannerOf(page)).toBeVisible()
})

test('the settings are 90 % wide, hold the focus and give it back', async ({ page }) => {
  await page.goto('/login')
  await unfold(page)
  await buttonOf(page, 'settings').click()
  const { width } = (await settingsOf(page).boundingBox()) ?? { width: 0 }
  expect(width / (page.viewportSize()?.width ?? 1)).toBeCloseTo(0.9, 2)
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    const isInside = await settingsOf(page).evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(buttonOf(page, 'settings')).toBeFocused()
})

test('banner and contact button hang on the body, beside the page', atOneWidth, async ({ page }) => {
  await page.goto('/login')
  await expect(bannerOf(page)).toBeVisible()
  const parents = await page.evaluate(() =>
    ['main', 'section[data-docked]', '[data-contact]'].map((selector) => {
      const part = document.querySelector(selector)
      return part?.parentElement === document.body
        ? 'body'
        : (part?.closest('body > *')?.tagName ?? 'nowhere')
    }),
  )
  expect(parents).toEqual(['DIV', 'body', 'body'])
})

test('the buttons are those of the specification, in Thai', atOneWidth, async ({ page }) => {
  await page.goto('/login')
  await expect(bannerOf(page).getByRole('button')).toHaveText(['ตั้งค่า', 'ปฏิเสธทั้งหมด', 'ยอมรับทั้งหมด'])
  await unfold(page)
  await buttonOf(page, 'settings').click()
  const actions = settingsOf(page).getByRole('button', { name: /ทั้งหมด$|^เริ่มใหม่$/ })
  await expect(actions).toHaveText(['ปฏิเสธทั้งหมด', 'เริ่มใหม่', 'ยอมรับทั้งหมด'])
})

test('refusing in the banner is as easy as accepting, and rests for the browser session, in every tab', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/login')
  await page.clock.runFor(2_000)
  const looks = (key: string) =>
    buttonOf(page, key).evaluate((button) => {
      const { width, height, top } = button.getBoundingClientRect()
      const { fontSize, fontWeight, color, backgroundColor } = getComputedStyle(button)
      return { width, height, top, fontSize, fontWeight, color, backgroundColor }
    })
  expect(await looks('rejectAll')).toEqual(await looks('acceptAll'))
  await unfold(page)
  for (const key of ['settings', 'rejectAll', 'acceptAll']) {
    const text = buttonOf(page, key)
    expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), key).toBe(true)
    // One line of text.
    expect((await text.boundingBox())?.height, key).toBeLessThan(56)
  }

  const sent = page.waitForRequest('**/api/job-post/v1/consents')
  await buttonOf(page, 'rejectAll').click()
  await expect(bannerOf(page)).toBeHidden()
  expect((await sent).postDataJSON()).toMatchObject({ decision: 'reject_all', choices: allDisabled })
  expect(await storedPreference(page)).toBeNull()
  expect(await page.context().cookies()).toMatchObject([
    { name: restCookie, value: '1', expires: -1, sameSite: 'Strict' },
  ])

  const tab = await page.context().newPage()
  await tab.clock.install()
  for (const here of [page, tab]) {
    await here.goto('/')
    await here.waitForLoadState('networkidle')
    await here.clock.runFor(2_000)
    await expect(bannerOf(here)).toBeHidden()
  }
})

test('links lead to the privacy and the cookie policy', atOneWidth, async ({ page }) => {
  await page.goto('/login')
  const links = bannerOf(page).getByRole('link')
  await expect(links).toHaveCount(2)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/privacy-policy',
    '/cookie-policy',
  ])
})

test.describe('third parties', atOneWidth, () => {
  test('are asked for nothing before a decision', async ({ page }) => {
    const elsewhere = requestsElsewhere(page)
    for (const path of ['/', '/login', '/register']) {
      await page.goto(path)
      await expect(bannerOf(page)).toBeVisible()
    }
    expect(elsewhere).toEqual([])
  })

  test('are asked for nothing where only what is necessary or functional is allowed', async ({ page }) => {
    const elsewhere = requestsElsewhere(page)
    const asked: string[] = []
    await page.route('**/api/trackers', (route) => {
      asked.push(route.request().url())
      return route.fallback()
    })
    await page.goto('/login')
    await unfold(page)
    await buttonOf(page, 'settings').click()
    await switchOf(page, 'FC').click()
    await expect(switchOf(page, 'FC')).toBeChecked()
    await page.context().addCookies([{ name: 'partim-branch', value: 'one', url: stackAddress }])
    await page.goto('/')
    // The page lets it last once it has applied what was decided.
    const lasts = async () =>
      ((await page.context().cookies()).find(({ name }) => name === 'partim-branch')?.expires ?? -1) > 0
    await expect.poll(lasts).toBe(true)
    expect(asked).toEqual([])
    expect(elsewhere).toEqual([])
  })

  test('are asked for nothing when none is configured', async ({ page }) => {
    const elsewhere = requestsElsewhere(page)
    await page.route('**/api/trackers', (route) => route.fulfill({ json: {} }))
    await page.goto('/login')
    const answered = page.waitForResponse('**/api/trackers')
    await buttonOf(page, 'acceptAll').click()
    await answered
    await page.waitForFunction(() => document.scripts.length > 0)
    expect(elsewhere).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toBeUndefined()
  })

  test('load for their category only, and stop when it is withdrawn', async ({ page }) => {
    await page.goto('/login')
    await expect(bannerOf(page)).toBeVisible()
    expect(loaded).toEqual([])

    await unfold(page)
    await buttonOf(page, 'settings').click()
    await switchOf(page, 'FC').click()
    await expect(switchOf(page, 'FC')).toBeChecked()
    await switchOf(page, 'AC').click()
    await expect.poll(() => loaded).toEqual(['/gtm.js'])
    await switchOf(page, 'AnPC').click()
    await expect.poll(() => [...loaded].sort()).toEqual(['/gtag/js', '/gtm.js', '/tag/test'])

    const consentMode = () =>
      page.evaluate(() => {
        const commands = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
        const consent = commands.filter((command) => command[0] === 'consent')
        return consent.at(-1)?.[2]
      })
    expect(await consentMode()).toMatchObject({ analytics_storage: 'granted', ad_storage: 'granted' })
    const cookies = ['_ga', '_ga_TEST', '_clck', '_gcl_au']
    await page.context().addCookies(cookies.map((name) => ({ name, value: '1', url: stackAddress })))
    await switchOf(page, 'AnPC').click()
    await expect
      .poll(consentMode)
      .toMatchObject({ analytics_storage: 'denied', ad_storage: 'granted', functionality_storage: 'granted' })
    expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST'))).toBe(true)
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['_gcl_au'])

    loaded = []
    const reloaded = page.waitForEvent('load')
    await settingsButton(page, 'close').click()
    await reloaded
    await expect.poll(() => loaded).toEqual(['/gtm.js'])

    loaded = []
    await page.goto('/')
    await expect.poll(() => loaded).toEqual(['/gtm.js'])
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: thai('consent.open') })
      .click()
    loaded = []
    const left = page.waitForEvent('load')
    await settingsButton(page, 'rejectAll').click()
    await left
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([restCookie])
    await page.clock.install()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(2_000)
    await expect(bannerOf(page)).toBeHidden()
    expect(loaded).toEqual([])
  })
})

test(
  'what somebody chose is kept for a year where functionality cookies are allowed, else for the visit',
  atOneWidth,
  async ({ page }) => {
    const expiry = async () => {
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'partim-branch')
      return cookie && { value: cookie.value, lasts: cookie.expires > Date.now() / 1000 + 364 * 86_400 }
    }
    await page.goto('/login')
    await page.context().addCookies([{ name: 'partim-branch', value: 'one', url: stackAddress }])
    await unfold(page)
    await buttonOf(page, 'settings').click()
    await switchOf(page, 'FC').click()
    await expect.poll(expiry).toEqual({ value: 'one', lasts: true })
    await settingsButton(page, 'rejectAll').click()
    await expect.poll(expiry).toEqual({ value: 'one', lasts: false })
  },
)

test.describe('the proof', atOneWidth, () => {
  test('of each decision reaches the server', async ({ page }) => {
    await page.goto('/login')
    const sent = page.waitForResponse('**/api/job-post/v1/consents')
    await buttonOf(page, 'acceptAll').click()
    const answer = await sent
    expect(answer.status()).toBe(201)
    const subject = await page.evaluate((key) => localStorage.getItem(key), subjectKey)
    expect(await answer.json()).toMatchObject({
      subjectKey: subject,
      decision: 'accept_all',
      choices: allEnabled,
    })
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), pendingKey)).toBeNull()
  })

  test('waits while the server cannot be reached, and the banner does not', async ({ page }) => {
    await page.route('**/api/job-post/v1/consents', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/login')
    const refused = page.waitForResponse('**/api/job-post/v1/consents')
    await buttonOf(page, 'acceptAll').click()
    await expect(bannerOf(page)).toBeHidden()
    await refused
    await page.unroute('**/api/job-post/v1/consents')
    const sent = page.waitForResponse('**/api/job-post/v1/consents')
    await page.reload()
    expect((await sent).status()).toBe(201)
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), pendingKey)).toBeNull()
  })
})

test(
  'banner and settings: nothing for axe to find, nothing clipped at 320 px',
  atOneWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/login')
    await expect(bannerOf(page)).toBeVisible()
    const check = async (part: string) => {
      expect(await violationsInBothColours(page), part).toEqual(nothingFound)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
    await check('banner')
    await unfold(page)
    await buttonOf(page, 'settings').click()
    await categoryButton(page, 'AC').click()
    await check('settings')
    const { scrollWidth, clientWidth } = await settingsOf(page).evaluate((dialog) => ({
      scrollWidth: dialog.scrollWidth,
      clientWidth: dialog.clientWidth,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
)

test('what is stored without being listed is found', atOneWidth, async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => {
    localStorage.setItem('unlisted', '1')
    sessionStorage.setItem('unlisted too', '1')
    // biome-ignore lint/suspicious/noDocumentCookie: the test sets a cookie as a script would
    document.cookie = 'unheard=1; path=/'
  })
  expect(await unlistedIn(page)).toEqual([
    { kind: 'cookie', name: 'unheard' },
    { kind: 'local', name: 'unlisted' },
    { kind: 'session', name: 'unlisted too' },
  ])
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
})
