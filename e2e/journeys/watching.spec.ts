import type { Page } from '@playwright/test'
import { branchAt, signInBrowser } from '../account'
import { atOneWidth, atWidthOf, expect, handNames, handOf, test } from '../fixtures'
import { filmedWorker } from '../intro-films'
import { thai } from '../thai'
import { uniquePlace } from '../unique'
import { employerWithUnlocks } from '../unlocks'

const videoOf = (page: Page) => page.locator('video')
const place = (page: Page) => videoOf(page).evaluate((film) => (film as HTMLVideoElement).currentTime)
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)

/** An employer, and three workers of whom the first two made a film; the newest comes first in the search. */
async function people(workType: string) {
  const employer = await employerWithUnlocks(3)
  const place = uniquePlace()
  const without = await filmedWorker(workType, [], place)
  const second = await filmedWorker(workType, ['introduce', 'experience'], place)
  const first = await filmedWorker(workType, ['introduce'], place)
  const search = `branch=${await branchAt(employer, place)}&work=${workType}&sort=newest&km=1`
  return { employer, search, first, second, without }
}

for (const name of handNames) {
  test(
    `an employer watches one after the other, reacts, notes, unlocks, and comes back to the card, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const { employer, search, first, second, without } = await people('event_staff')
      await signInBrowser(page.context(), employer)
      await page.goto(`/partimers?${search}`)
      await hand.press(page.getByRole('link', { name: /^ดูวิดีโอแนะนำตัวของ/ }).first())
      await page.waitForURL(`**/partimers/videos/${first.workerId}?**`)
      await expect(page.getByText(thai('personVideos.position', { position: 1 }))).toBeVisible()

      // Nothing plays until somebody asks for it.
      const film = videoOf(page)
      await expect(film).toHaveJSProperty('paused', true)
      await expect(film).toHaveAttribute('poster', /\/poster$/)
      await hand.press(page.getByRole('button', { name: /^เล่นวิดีโอของ/ }).first())
      await expect.poll(() => place(page)).toBeGreaterThan(0.2)

      await hand.press(page.getByRole('button', { name: thai('personVideos.reaction.like') }))
      await hand.type(page.getByLabel(thai('workerNotes.label')), 'พูดชัด ให้ลองหน้าร้าน')
      await hand.press(page.getByRole('button', { name: thai('workerNotes.add') }))
      await expect(page.getByText(thai('workerNotes.added'))).toBeVisible()
      await hand.press(page.getByRole('button', { name: /^ดูเบอร์ · 1 เครดิต/ }))
      await expect(
        page.getByRole('link', { name: thai('unlocks.contact.phone', { phone: '081-234-5678' }) }),
      ).toBeVisible()

      await hand.press(page.getByRole('link', { name: /^คนถัดไป:/ }))
      await page.waitForURL(`**/partimers/videos/${second.workerId}?**`)
      await expect(
        page.getByRole('list', { name: thai('personVideos.segments') }).getByRole('button'),
      ).toHaveCount(2)
      await hand.press(page.getByRole('button', { name: thai('personVideos.questions.experience') }))
      await expect(
        page.getByRole('button', { name: thai('personVideos.questions.experience') }),
      ).toHaveAttribute('aria-current', 'true')

      await hand.press(page.getByRole('link', { name: /^คนถัดไป:/ }))
      await page.waitForURL(`**/partimers/videos/${without.workerId}?**`)
      await expect(page.getByText(/ยังไม่มีวิดีโอ$/)).toBeVisible()
      await hand.press(page.getByRole('link', { name: /^คนก่อนหน้า:/ }))
      await page.waitForURL(`**/partimers/videos/${second.workerId}?**`)

      await hand.press(page.getByRole('link', { name: thai('personVideos.back') }))
      await page.waitForURL(/\/partimers\?/)
      await expect(page.locator(`#person-${second.workerId}`)).toBeFocused()

      await page.goto(`/partimers/videos/${first.workerId}?${search}`)
      await expect(page.getByRole('button', { name: thai('personVideos.reaction.like') })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(page.getByText('พูดชัด ให้ลองหน้าร้าน', { exact: true })).toBeVisible()
    },
  )
}

test('keys go on, back and play; they type in a field', { tag: '@desktop' }, async ({ page }) => {
  const { employer, search, first, second } = await people('stock')
  await signInBrowser(page.context(), employer)
  await page.goto(`/partimers/videos/${first.workerId}?${search}`)
  // Set by the script of the player, which a key before it would not reach.
  await expect(videoOf(page)).toHaveJSProperty('preload', 'metadata')
  await expect(videoOf(page)).toHaveJSProperty('paused', true)
  await page.keyboard.press('Space')
  await expect.poll(() => place(page)).toBeGreaterThan(0.1)
  const note = page.getByLabel(thai('workerNotes.label'))
  await note.fill('')
  await note.press('ArrowRight')
  expect(idIn(page)).toBe(first.workerId)
  await note.fill('')
  await note.blur()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(`**/partimers/videos/${second.workerId}?**`)
  await expect(videoOf(page)).toHaveJSProperty('preload', 'metadata')
  await page.keyboard.press('ArrowLeft')
  await page.waitForURL(`**/partimers/videos/${first.workerId}?**`)
})

test('a swipe leads to the next person', { tag: '@phone' }, async ({ page }) => {
  const { employer, search, first, second } = await people('receptionist')
  await signInBrowser(page.context(), employer)
  await page.goto(`/partimers/videos/${first.workerId}?${search}`)
  await expect(videoOf(page)).toBeVisible()
  // Set by the script of the player, which a swipe before it would not reach.
  await expect(videoOf(page)).toHaveJSProperty('preload', 'metadata')
  const box = await videoOf(page).boundingBox()
  if (!box) throw new Error('there is no film')
  const y = box.y + box.height / 2
  const touch = await page.context().newCDPSession(page)
  const send = (type: string, x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await send('touchStart', box.x + box.width * 0.8)
  await send('touchMove', box.x + box.width * 0.4)
  await send('touchMove', box.x + box.width * 0.2)
  await send('touchEnd')
  await page.waitForURL(`**/partimers/videos/${second.workerId}?**`)
})

test('captions are shown when they are chosen, also of the next person', atOneWidth, async ({ page }) => {
  const { employer, search, first, second } = await people('packer')
  await signInBrowser(page.context(), employer)
  await page.goto(`/partimers/videos/${first.workerId}?${search}`)
  const mode = () => videoOf(page).evaluate((film) => (film as HTMLVideoElement).textTracks[0]?.mode)
  const button = page.getByRole('button', { name: thai('personVideos.captions') })
  await expect.poll(mode).toBe('hidden')
  await button.click()
  await expect.poll(mode).toBe('showing')
  await page.getByRole('link', { name: /^คนถัดไป:/ }).click()
  await page.waitForURL(`**/partimers/videos/${second.workerId}?**cc=1`)
  await expect.poll(mode).toBe('showing')
})

test('people with a film are a filter', atOneWidth, async ({ page }) => {
  const { employer, search } = await people('sales')
  await signInBrowser(page.context(), employer)
  await page.goto(`/partimers?${search}&video=1`)
  const list = page.getByRole('region', { name: thai('people.list.label') })
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(list.getByRole('link', { name: /^ดูวิดีโอแนะนำตัวของ/ })).toHaveCount(2)
})
