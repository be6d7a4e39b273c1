import { employerWithBranch, signInBrowser } from '../account'
import { atOneWidth, atWidthOf, expect, handNames, handOf, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const pages = [
  '/howto',
  '/question',
  '/product',
  '/job-interview',
  '/profile-package',
  '/profile-package/waiter',
]

for (const path of pages) {
  test(
    `${path} needs no service, leads nowhere that is not there, and to every place it names`,
    atOneWidth,
    async ({ page, request }) => {
      await page.goto(path)
      const targets = await page
        .locator('main a')
        .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))])
      expect(targets.length).toBeGreaterThan(0)
      for (const target of targets) {
        const { pathname, hash } = new URL(target)
        if (hash && pathname === path) {
          await expect(page.locator(`[id="${hash.slice(1)}"]`)).toHaveCount(1)
          continue
        }
        const answer = await request.get(pathname)
        expect([pathname, answer.status()]).toEqual([pathname, 200])
      }
    },
  )
}

for (const handName of handNames) {
  test(`finds an answer by ${handName}`, atWidthOf(handName), async ({ page }) => {
    const hand = handOf(handName, page)
    await page.goto('/question')
    await hand.type(page.getByRole('searchbox', { name: thai('questions.field') }), 'กขคฆง')
    await expect(page.getByRole('status')).toHaveText('พบ 0 คำถาม')
    await hand.press(page.getByRole('link', { name: thai('questions.toHowto') }))
    await expect(page).toHaveURL(/\/howto$/)
    await page.goBack()
    await hand.type(page.getByRole('searchbox'), 'หักภาษี ณ ทีจาย')
    const question = page.getByText('หักภาษี ณ ที่จ่าย 3% ได้ไหม', { exact: true })
    await expect(question).toBeVisible()
    await expect(page.getByText('ลืมรหัสผ่าน', { exact: true })).toBeHidden()
    const marks = await page.evaluate(() => CSS.highlights.get('question')?.size ?? 0)
    expect(marks).toBeGreaterThan(0)
  })

  test(`counts what posting costs by ${handName}`, atWidthOf(handName), async ({ page }) => {
    const hand = handOf(handName, page)
    await page.goto('/product#calculator')
    const result = page.locator('[aria-live="polite"]', { hasText: thai('planCalculator.cheapest') })
    await expect(result).toContainText('฿622.50')
    await hand.press(page.getByRole('button', { name: thai('planCalculator.more') }))
    await expect(result).toContainText('฿498')
    const slider = page.getByRole('slider', { name: thai('planCalculator.posts') })
    await slider.focus()
    await page.keyboard.press('End')
    await expect(result).toContainText('฿4,900')
  })
}

test(
  'an address unfolds its question, with and without script',
  atOneWidth,
  async ({ page, browser, baseURL }) => {
    await page.goto('/question#vat')
    await expect(page.locator('#vat')).toBeVisible()
    await expect(page.locator('#cookies')).toBeHidden()
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const plain = await context.newPage()
    await plain.goto('/question#vat')
    await expect(plain.locator('#vat')).toBeVisible()
    await expect(plain.getByRole('searchbox')).toBeHidden()
    await plain.getByText('ลืมรหัสผ่าน', { exact: true }).click()
    await expect(plain.locator('#forgotten-password')).toBeVisible()
    await context.close()
  },
)

test('search engines read every question', atOneWidth, async ({ page }) => {
  await page.goto('/question')
  const faq = page.locator('[itemscope][itemtype="https://schema.org/FAQPage"]')
  const entities = await faq
    .locator('[itemprop="mainEntity"][itemscope][itemtype="https://schema.org/Question"]')
    .evaluateAll((questions) =>
      questions.map((question) => ({
        name: question.querySelector('[itemprop="name"]')?.textContent,
        answer: question.querySelector(
          '[itemprop="acceptedAnswer"][itemtype="https://schema.org/Answer"] [itemprop="text"]',
        )?.textContent,
      })),
    )
  expect(entities.length).toBe(await page.locator('main details').count())
  expect(entities.length).toBeGreaterThan(0)
  for (const { name, answer } of entities) {
    expect([name, (answer?.length ?? 0) > 20]).toEqual([name, true])
  }
})

test('the prices shown are the ones that are charged', atOneWidth, async ({ page }) => {
  const { items } = (await (await fetch(`${stackAddresses.jobPost}/v1/packages`)).json()) as {
    items: { priceSatang: number }[]
  }
  expect(items.length).toBeGreaterThan(0)
  await page.goto('/product')
  for (const { priceSatang } of items) {
    const price = `฿${(priceSatang / 100).toLocaleString('th')}`
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible()
  }
})

test(
  'a type of work is found from the list, with how many look for it; an unknown one is not there',
  atOneWidth,
  async ({ page, request }) => {
    await page.goto('/profile-package')
    const link = page.getByRole('link', { name: new RegExp(`^${thai('workTypes.barista')}`) })
    await expect(link).toContainText(/\d|น้อยกว่า/)
    await link.click()
    await expect(page).toHaveURL(/\/profile-package\/barista$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(thai('workTypes.barista'))
    await expect(page.getByText(thai('profilePackages.invented'))).toBeVisible()
    for (const unknown of ['pilot', 'WAITER', '__proto__', 'waiter%2F']) {
      expect([unknown, (await request.get(`/profile-package/${unknown}`)).status()]).toEqual([unknown, 404])
    }
  },
)

test('a member meets the open screens in their own shell, a visitor does not', async ({ page, request }) => {
  await page.goto('/product')
  await expect(page.getByRole('link', { name: thai('layout.signIn') }).first()).toBeVisible()
  await signInBrowser(page.context(), await employerWithBranch())
  await page.goto('/product')
  await expect(page).toHaveURL(/\/product$/)
  const places = page.getByRole('navigation', { name: thai('layout.mainNavigation') })
  await expect(places.getByRole('link', { name: thai('layout.jobPosting') })).toBeVisible()
  await expect(page.getByRole('link', { name: thai('plans.newPost') })).toBeVisible()
  await page.goto('/profile-package')
  await page.getByRole('link', { name: new RegExp(`^${thai('workTypes.cook')}`) }).click()
  await expect(page).toHaveURL(/\/profile-package\/cook$/)
  await expect(places.getByRole('link', { name: thai('layout.jobPosting') })).toBeVisible()
  expect((await page.request.get('/profile-package/pilot')).status()).toBe(404)
  const direct = await request.get('/as-member/product', { maxRedirects: 0 })
  expect([direct.status(), direct.headers().location]).toEqual([307, '/login?next=%2Fas-member%2Fproduct'])
})
