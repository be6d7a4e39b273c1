import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addressesOf } from '../../scripts/stack/processes.mjs'
import { asPerson, branch, employerWithBranch, signInBrowser } from '../account'
import { expect, test } from '../fixtures'
import { ownPorts, startEmptyStack } from '../stack'
import { thai } from '../thai'

const ports = ownPorts('maps')
const addresses = addressesOf({ ...ports, dataDir: '' })
const script = 'https://maps.googleapis.com/maps/api/js?**'
const fakeScript = readFileSync('e2e/resilience/fake-google-maps.js', 'utf8')
const tile = readFileSync('lib/uploads/testing/photo-with-location.png')

let stack: Awaited<ReturnType<typeof startEmptyStack>>

test.use({ baseURL: addresses.web })
test.beforeAll(async () => {
  stack = await startEmptyStack(ports, { MAPS_KEY: 'maps-key' })
})
test.afterAll(async () => {
  await stack?.stop()
})

const mapOn = (page: Page) => page.getByRole('application', { name: thai('maps.map') })

/** Opens the form for a new branch in a stack where maps are configured. */
async function openForm(page: Page) {
  await signInBrowser(page.context(), await employerWithBranch(addresses))
  await page.route('https://maps.googleapis.com/maps/api/staticmap?**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tile }),
  )
  await page.goto('/branch/create')
  const lat = page.getByLabel(thai('maps.lat'))
  const lng = page.getByLabel(thai('maps.lng'))
  await expect(lat).toBeEnabled()
  return {
    openMap: () => page.getByRole('button', { name: thai('maps.choose') }).click(),
    map: mapOn(page),
    at: async (expectedLat: string, expectedLng: string) => {
      await expect(lat).toHaveValue(expectedLat)
      await expect(lng).toHaveValue(expectedLng)
    },
    lat,
    lng,
  }
}

test('nothing is asked of the map provider before the map is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://')) asked.push(request.url())
  })
  await openForm(page)
  expect(asked.filter((url) => url.startsWith('https:'))).toEqual([])
})

test('the pin goes where the map is pressed, where it is dragged, and where the arrows move it', async ({
  page,
}) => {
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: fakeScript }))
  const { openMap, map, at, lat, lng } = await openForm(page)
  const asked = page.waitForRequest(script)
  await openMap()
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    key: 'maps-key',
    libraries: 'places',
    language: 'th',
  })
  await map
    .locator('> div')
    .first()
    .click({ position: { x: 50, y: 25 } })
  // A pixel is a hundredth of a degree; one decimal place allows for borders and fractions of pixels.
  await expect.poll(async () => Number(await lat.inputValue())).toBeCloseTo(13.75, 1)
  await expect.poll(async () => Number(await lng.inputValue())).toBeCloseTo(100.5, 1)
  await page.evaluate(() =>
    (window as unknown as { fakePin: { drag(place: object): void } }).fakePin.drag({
      lat: 13.7449,
      lng: 100.5347,
    }),
  )
  await at('13.744900', '100.534700')

  await map.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(13.7449)
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => Number(await lat.inputValue())).toBeCloseTo(13.7449, 5)
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(13.7455)
})

test('the map opens at the address, and a pin far from it is asked about and moved', async ({ page }) => {
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: fakeScript }))
  const { openMap, map, at, lat, lng } = await openForm(page)
  await page.getByLabel(thai('addresses.postcode')).fill('50200')
  await page.getByLabel(thai('addresses.postcode')).press('Tab')
  await expect(page.getByLabel(thai('addresses.elsewhere.district'), { exact: true })).toHaveValue(
    'เมืองเชียงใหม่',
  )
  await openMap()
  await expect(map).toBeVisible()
  const centre = () => page.evaluate(() => (window as unknown as { fakeCentre: object }).fakeCentre)
  await expect.poll(centre).toEqual({ lat: 18.792, lng: 98.958 })

  await lat.fill('13.7449')
  await lng.fill('100.5347')
  const question = page.getByRole('alert').filter({ hasText: thai('maps.stray.move') })
  await expect(question).toContainText(/อำเภอเมืองเชียงใหม่ประมาณ 5\d\d\sกม\./)
  await expect.poll(centre).toEqual({ lat: 13.7449, lng: 100.5347 })
  await question.getByRole('button', { name: thai('maps.stray.move') }).click()
  await expect.poll(centre).toEqual({ lat: 18.792, lng: 98.958 })
  await at('13.7449', '100.5347')
  await question.getByRole('button', { name: thai('maps.stray.right') }).click()
  await expect(question).toHaveCount(0)
})

test('a map that ends below the window stays where it is while it is pressed', async ({ page }) => {
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: fakeScript }))
  const { openMap, map, lat } = await openForm(page)
  await openMap()
  await map.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().top - innerHeight / 2)
  })
  const { x, y } = (await map.locator('> div').first().boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 50, y + 25)
  await page.mouse.down()
  // Where it took the focus, the browser could have scrolled to it; that is drawn a frame later.
  await page.evaluate(async () => {
    for (let frames = 12; frames > 0; frames--) await new Promise(requestAnimationFrame)
  })
  await page.mouse.up()
  await expect.poll(async () => Number(await lat.inputValue())).toBeCloseTo(13.75, 1)
})

test('a place found by its name takes the pin, and Enter there does not send the form', async ({ page }) => {
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: fakeScript }))
  const { openMap, at } = await openForm(page)
  await openMap()
  const search = page.getByRole('searchbox', { name: thai('maps.search') })
  await search.fill('ไม่มีที่นี่')
  await page.keyboard.press('Enter')
  await expect(page.getByText(thai('maps.noResults'))).toBeVisible()
  await search.fill('สยาม')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /สยามสแควร์/ }).click()
  await at('13.745600', '100.534100')
  await expect(page.locator('#branch-name-error')).toHaveCount(0)
})

test('a script that cannot be had leaves a picture and the fields, and can be tried again', async ({
  page,
}) => {
  await page.route(script, (route) => route.fulfill({ status: 503 }))
  const { openMap, map, lat } = await openForm(page)
  await openMap()
  await expect(page.getByText(thai('maps.problems.script_failed'))).toBeVisible()
  await expect(page.getByRole('img', { name: thai('maps.picture') })).toBeVisible()
  await expect(lat).toBeEditable()
  await page.unroute(script)
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: fakeScript }))
  await page.getByRole('button', { name: thai('maps.retry') }).click()
  await expect(map).toBeVisible()
})

test('a script that does not come within 5 seconds is not waited for', async ({ page }) => {
  let isAsked = false
  await page.route(script, () => {
    isAsked = true
  })
  await page.clock.install()
  const { openMap } = await openForm(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
  await openMap()
  const moment = async () => {
    await page.clock.runFor(50)
    return isAsked
  }
  await expect.poll(moment, { intervals: [250] }).toBe(true)
  const isOver = page.getByText(thai('maps.problems.timed_out'))
  await page.clock.runFor(4_000)
  await expect(isOver).toBeHidden()
  await page.clock.runFor(1_000)
  await expect(isOver).toBeVisible()
})

test('the styles that maps add are allowed, also for who came by a static page', async ({ page }) => {
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: fakeScript }))
  await signInBrowser(page.context(), await employerWithBranch(addresses))
  const isFirstDocument = () => page.evaluate(() => 'firstDocument' in window)
  await page.goto('/howto')
  await page.evaluate(() => Object.assign(window, { firstDocument: true }))
  await page
    .getByRole('banner')
    .getByRole('link', { name: thai('layout.ownPages') })
    .click()
  await page.waitForURL('**/dashboard')
  await page.locator('a[href="/branch"]').filter({ visible: true }).first().click()
  await page.waitForURL('**/branch')
  expect(await isFirstDocument(), 'the router led here').toBe(true)
  await page.locator('a[href="/branch/create"]').filter({ visible: true }).first().click()
  await page.getByRole('button', { name: thai('maps.choose') }).click()
  await expect(mapOn(page)).toBeVisible()
  const styled = page.locator('.gm-style')
  await expect(styled).toHaveCSS('--has-styles', 'yes')
  await page.goBack()
  await expect(page).toHaveURL(/\/branch$/)
})

type FakeMarkers = { fakeMarkers: Map<object, { title: string; label?: string; press: () => void }> }

/** The list of branches of a company: two near each other, one far away and one without coordinates. */
async function openBranches(page: Page) {
  const account = await employerWithBranch(addresses)
  const others = [
    { ...branch, name: 'ชิดลม', taxBranchNumber: '00001', lat: '13.7441', lng: '100.5431' },
    { ...branch, name: 'เชียงใหม่', taxBranchNumber: '00002', lat: '18.7883', lng: '98.9853' },
    { ...branch, name: 'ไม่มีพิกัด', taxBranchNumber: '00003', lat: '', lng: '' },
  ]
  for (const body of others) await asPerson(account, `${addresses.jobPost}/v1/branches`, { body })
  await signInBrowser(page.context(), account)
  await page.goto('/branch')
  const titles = () =>
    page.evaluate(() =>
      [...(window as unknown as FakeMarkers).fakeMarkers.values()].map(({ title }) => title).sort(),
    )
  const press = (title: string) =>
    page.evaluate((wanted) => {
      const all = [...(window as unknown as FakeMarkers).fakeMarkers.values()]
      all.find((marker) => marker.title === wanted)?.press()
    }, title)
  return { map: page.getByRole('region', { name: thai('branchList.map') }), titles, press }
}

const cards = (page: Page) => page.getByRole('heading', { level: 2 })

test('branches on a map: neighbours are one until one looks closer, and the chosen one is shown', async ({
  page,
}) => {
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: fakeScript }))
  const { map, titles, press } = await openBranches(page)
  await page.getByRole('button', { name: thai('branchList.showMap') }).click()
  await expect(map).toBeVisible()
  await expect(page.getByText(thai('branchList.onMap', { count: 3, unplaced: 1 }))).toBeVisible()
  const pair = thai('maps.clustered', { count: 2 })
  await expect.poll(titles).toEqual([pair, 'เชียงใหม่'].sort())

  await press(pair)
  await expect.poll(titles).toEqual(['ชิดลม', 'สยามสแควร์', 'เชียงใหม่'].sort())
  await press('ชิดลม')
  await expect(cards(page).filter({ hasText: 'ชิดลม' })).toHaveCount(2)

  await page.getByRole('searchbox', { name: thai('branchList.search') }).fill('เชียง')
  await expect(cards(page)).toHaveText(['เชียงใหม่'])
  await expect.poll(titles).toEqual(['เชียงใหม่'])
  await page.reload()
  await expect(map, 'the address remembers that it was open').toBeVisible()
  await expect(cards(page)).toHaveText(['เชียงใหม่'])
})

test('where the map of branches cannot be had, the list goes on alone', async ({ page }) => {
  await page.route(script, (route) => route.fulfill({ status: 503 }))
  const { map } = await openBranches(page)
  await page.getByRole('button', { name: thai('branchList.showMap') }).click()
  await expect(page.getByText(thai('branchList.mapUnavailable'))).toBeVisible()
  await expect(cards(page)).toHaveCount(4)
  await page.getByRole('button', { name: thai('branchList.hideMap') }).click()
  await expect(page.getByText(thai('branchList.mapUnavailable'))).toHaveCount(0)
  await expect(map).toHaveCount(0)
})
