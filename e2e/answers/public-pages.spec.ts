import { publicPages } from '../../lib/auth/public-pages'
import { expect, test } from '../fixtures'
import { stackAddress } from '../stack'
import { thai } from '../thai'

const siteUrl = (path: string) => (path === '/' ? stackAddress : `${stackAddress}${path}`)

const addresses = publicPages.flatMap(({ path, children = [] }) => [
  path,
  ...children.map((child) => `${path}/${child}`),
])

// These tests read only the HTML of the answer; running its scripts would take ten times as long.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of addresses) {
    test(`${path} tells search engines and chats what it is`, async ({ page, request }) => {
      await page.goto(path)
      const content = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', 'th')
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl(path))
      const description = (await content('description')) ?? ''
      expect(description.length).toBeGreaterThanOrEqual(50)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(await content('og:description')).toBe(description)
      expect(await content('og:url')).toBe(siteUrl(path))
      expect(await content('og:locale')).toBe('th_TH')
      expect(await content('twitter:card')).toBe('summary_large_image')
      expect(await page.locator('meta[name="robots"]').count(), 'listed pages may be listed').toBe(0)

      const picture = await request.get((await content('og:image')) ?? '')
      expect(picture.status()).toBe(200)
      expect(picture.headers()['content-type']).toBe('image/png')
      const bytes = await picture.body()
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
      expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630'])
    })
  }
})

test('titles and descriptions are each their page’s own', async ({ request }) => {
  const heads = await Promise.all(
    addresses.map(async (path) => {
      const html = await (await request.get(path)).text()
      return [html.match(/<title>([^<]+)/)?.[1], html.match(/name="description" content="([^"]+)/)?.[1]]
    }),
  )
  const titles = heads.map(([title]) => title)
  const descriptions = heads.map(([, description]) => description)
  expect(titles.every(Boolean) && descriptions.every(Boolean)).toBe(true)
  expect(new Set(titles).size).toBe(addresses.length)
  expect(new Set(descriptions).size).toBe(addresses.length)
})

test('the home page says who runs it, every other one how it is reached', async ({ page }) => {
  const nodesOf = async (path: string) => {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text)).flatMap((data) => data['@graph'] ?? [data])
  }
  const home = await nodesOf('/')
  expect(home.map((node) => node['@type'])).toEqual(['Organization', 'WebSite'])
  for (const { path, group } of publicPages) {
    if (group === 'start') continue
    const crumbs = (await nodesOf(path)).find((node) => node['@type'] === 'BreadcrumbList')
    const items = crumbs.itemListElement as { name: string; item: string; position: number }[]
    expect(items.map(({ position }) => position)).toEqual([1, 2])
    expect(items.map(({ item }) => item)).toEqual([siteUrl('/'), siteUrl(path)])
    await expect(page.getByRole('heading', { level: 1 })).toContainText(items[1]?.name ?? '-')
  }
})

test('the sitemap lists exactly the public pages', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(addresses.map(siteUrl))
})

test('nothing but production may be crawled', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^Disallow: \/$/m)
  expect(text).not.toMatch(/Allow: \//)
})

test('the footer leads to every public page, and each answers', async ({ page, request }) => {
  await page.goto('/condition')
  const links = page.getByRole('navigation', { name: thai('layout.footerNavigation') }).getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths).toEqual(expect.arrayContaining(publicPages.map(({ path }) => path)))
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
})
