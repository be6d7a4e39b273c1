import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { allowed, withFakeCamera } from '../fake-camera'
import { atOneWidth, atWidthOf, expect, type Hand, handNames, handOf, test } from '../fixtures'
import { madeFilm, phoneFile } from '../made-film'
import { openedRecorder, videosOf } from '../own-videos'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

test.use({ launchOptions: withFakeCamera(allowed) })

const button = (page: Page, key: Parameters<typeof thai>[0], values?: Record<string, string | number>) =>
  page.getByRole('button', { name: thai(key, values), exact: true })

/** Records for a while and stops. */
async function record(page: Page, hand: Hand, seconds = 3): Promise<void> {
  await hand.press(button(page, 'recording.choose.record'))
  await expect(button(page, 'recording.camera.start')).toBeEnabled()
  await hand.press(button(page, 'recording.camera.start'))
  await expect(page.getByText(`0:0${seconds}`, { exact: true })).toBeVisible()
  await hand.press(button(page, 'recording.camera.stop'))
  await expect(button(page, 'recording.review.use')).toBeVisible()
}

/** The question of a film, as the heading above it. */
const filmOf = (page: Page, question: 'introduce' | 'experience') =>
  page.getByRole('heading', { name: thai(`introVideos.questions.${question}`) })

const isDone = (page: Page) =>
  expect(page.getByRole('heading', { name: thai('recording.done.title') })).toBeVisible()

for (const name of handNames) {
  test(
    `a film is recorded, looked at, gets a still and captions, arrives, and plays in the resume, by ${name}`,
    atWidthOf(name),
    async ({ page }) => {
      const hand = handOf(name, page)
      const { account, uid } = await openedRecorder(page)
      await hand.press(
        page.getByRole('radio', { name: new RegExp(thai('introVideos.questions.experience')) }),
      )
      await hand.type(page.getByLabel(new RegExp(`^${thai('recording.script.label')}`)), 'เคยเสิร์ฟร้านป้าศรี')
      await record(page, hand)
      await expect(filmOf(page, 'experience')).toBeVisible()
      await hand.press(button(page, 'recording.review.use'))

      const stills = page.getByRole('radio', { name: /^ภาพที่/ })
      await expect(stills).toHaveCount(8)
      await hand.press(stills.nth(3))
      const line = page.getByRole('textbox', { name: thai('introVideos.cues.line', { number: 1 }) })
      await expect(line).toHaveValue('เคยเสิร์ฟร้านป้าศรี')
      await hand.type(line, 'เคยเสิร์ฟร้านป้าศรี 3 ปี')
      await hand.press(button(page, 'recording.send'))
      await isDone(page)
      await expect
        .poll(() => videosOf(account))
        .toMatchObject([
          {
            state: 'in_review',
            question: 'experience',
            hasPoster: true,
            hasSound: true,
            captions: expect.stringContaining('เคยเสิร์ฟร้านป้าศรี 3 ปี'),
          },
        ])
      const [video] = await videosOf(account)
      expect(video?.durationMs).toBeGreaterThan(2_000)

      await hand.press(page.getByRole('main').getByRole('link', { name: thai('recording.done.back') }))
      await page.waitForURL(`**/resume/${uid}?step=about*`)
      const list = page.getByRole('region', { name: thai('introVideos.own.title') })
      await expect(list.getByText(thai('introVideos.states.in_review'))).toBeVisible()
      await hand.press(list.getByRole('button', { name: /^ดูวิดีโอ/ }))
      const film = page.getByRole('dialog').locator('video')
      await expect
        .poll(() => film.evaluate((one) => (one as HTMLVideoElement).currentTime))
        .toBeGreaterThan(0.5)
      const size = await film.evaluate((one) => (one as HTMLVideoElement).videoHeight)
      expect(size).toBeGreaterThan(0)
    },
  )
}

test(
  'captions and still of a sent film are changed, and the film is removed',
  atOneWidth,
  async ({ page }) => {
    const { account, uid } = await openedRecorder(page)
    await record(page, handOf('mouse', page))
    await button(page, 'recording.review.use').click()
    await button(page, 'recording.send').click()
    await isDone(page)
    await page.goto(`/resume/${uid}?step=about`)
    const name = thai('introVideos.questions.introduce')
    await button(page, 'introVideos.own.captionsOf', { name }).click()
    await button(page, 'introVideos.cues.add').click()
    await page.getByRole('textbox', { name: thai('introVideos.cues.line', { number: 1 }) }).fill('สวัสดีค่ะ')
    await button(page, 'introVideos.own.save').click()
    await expect(page.getByText(thai('introVideos.own.captionsSaved'))).toBeVisible()
    expect((await videosOf(account))[0]?.captions).toContain('สวัสดีค่ะ')

    await button(page, 'introVideos.own.posterOf', { name }).click()
    const still = page.getByRole('radio', { name: thai('introVideos.stills.still', { number: 6 }) })
    await handOf('mouse', page).press(still)
    await button(page, 'introVideos.own.save').click()
    await expect(page.getByText(thai('introVideos.own.posterSaved'))).toBeVisible()

    await button(page, 'introVideos.own.removeOf', { name }).click()
    await button(page, 'introVideos.own.removeNow').click()
    await expect(page.getByText(thai('introVideos.own.removed'))).toBeVisible()
    await expect.poll(() => videosOf(account)).toEqual([])
  },
)

test('what was recorded survives leaving the page, and is sent later', atOneWidth, async ({ page }) => {
  const { account } = await openedRecorder(page)
  await record(page, handOf('mouse', page))
  await page.reload()
  await expect(page.getByText(thai('recording.waiting.title'))).toBeVisible()
  await button(page, 'recording.waiting.goOn').click()
  await button(page, 'recording.review.use').click()
  await button(page, 'recording.send').click()
  await isDone(page)
  expect(await videosOf(account)).toHaveLength(1)
  await page.reload()
  await expect(page.getByText(thai('recording.choose.title'))).toBeVisible()
  await expect(page.getByText(thai('recording.waiting.title'))).toBeHidden()
})

test.describe('without a network', () => {
  test.use({ outage: true })
  test('sending stops, says so, and goes on by itself', atOneWidth, async ({ page, context }) => {
    const { account } = await openedRecorder(page)
    await record(page, handOf('mouse', page))
    await button(page, 'recording.review.use').click()
    await expect(page.getByRole('radio', { name: /^ภาพที่/ })).toHaveCount(8)
    const sent = page.waitForRequest((request) => request.url().startsWith(stackAddresses.storage))
    await page.route(`${stackAddresses.storage}/**`, async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await button(page, 'recording.send').click()
    await sent
    await expect(page.getByText(thai('recording.sending.offline'))).toBeVisible()
    await page.unroute(`${stackAddresses.storage}/**`)
    await context.setOffline(false)
    await isDone(page)
    expect(await videosOf(account)).toHaveLength(1)
  })
})

test(
  'what is no film, or one that was cut off, is told at once and can be chosen anew',
  atOneWidth,
  async ({ page }, info) => {
    await openedRecorder(page)
    const input = page.locator('#film-file')
    const problem = page.getByRole('main').getByRole('alert')
    const text = { name: 'เพลง.mp4', mimeType: 'video/mp4', buffer: Buffer.from('ไม่ใช่วิดีโอ'.repeat(500)) }
    await input.setInputFiles(text)
    await expect(problem).toContainText(thai('problems.video_unreadable'))
    const film = await madeFilm(page)
    const fromPhone = await phoneFile(film)
    const cutOff = fromPhone.subarray(0, Math.floor(fromPhone.length * 0.99))
    await input.setInputFiles({ ...text, buffer: await phoneFile(film, { picture: false }) })
    await expect(problem).toContainText(thai('problems.video_without_picture'))
    await input.setInputFiles({ ...text, buffer: cutOff })
    await expect(problem).toContainText(thai('problems.video_unreadable'))
    await input.setInputFiles({ ...text, buffer: Buffer.alloc(0) })
    await expect(problem).toContainText(thai('problems.file_empty'))
    // Two gigabytes of nothing are refused by their size, without being read.
    const vast = info.outputPath('vast.mp4')
    await writeFile(vast, '')
    await truncate(vast, 2 * 1024 ** 3)
    await input.setInputFiles(vast)
    await expect(problem).toContainText(thai('problems.video_file_too_large'))
    await record(page, handOf('mouse', page))
  },
)

test(
  'camera and microphone are allowed on this screen alone, which is always a document of its own',
  atOneWidth,
  async ({ page }) => {
    const { uid } = await openedRecorder(page)
    const mayUse = () =>
      page.evaluate(() =>
        ['camera', 'microphone'].map((feature) =>
          (
            document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }
          ).featurePolicy.allowsFeature(feature),
        ),
      )
    expect(await mayUse()).toEqual([true, true])
    await page.getByRole('link', { name: thai('recording.close') }).click()
    await page.waitForURL(`**/resume/${uid}?step=about*`)
    expect(await mayUse()).toEqual([false, false])
    await page.getByRole('link', { name: thai('introVideos.own.first') }).click()
    await page.waitForURL(`**/resume/${uid}/videos`)
    expect(await mayUse()).toEqual([true, true])
  },
)

test(
  'a film that is too long is cut between two handles, and arrives short',
  atOneWidth,
  async ({ page }) => {
    const { account } = await openedRecorder(page)
    const buffer = await phoneFile(await madeFilm(page), { slower: 40 })
    await page.locator('#film-file').setInputFiles({ name: 'long.mp4', mimeType: 'video/mp4', buffer })
    const start = page.getByRole('slider', { name: thai('recording.trim.startMs') })
    const end = page.getByRole('slider', { name: thai('recording.trim.endMs') })
    await expect(end).toHaveAttribute('aria-valuenow', '60')
    await end.press('End')
    await expect(page.getByText(thai('recording.review.stillTooLong'))).toBeVisible()
    await expect(button(page, 'recording.review.use')).toBeDisabled()
    await end.press('Home')
    for (const _ of Array.from({ length: 9 })) await end.press('PageUp')
    await start.press('PageUp')
    await expect(start).toHaveAttribute('aria-valuenow', '1')
    await expect(end).toHaveAttribute('aria-valuenow', '10')
    await button(page, 'recording.review.use').click()
    await button(page, 'recording.send').click()
    await isDone(page)
    const [video] = await videosOf(account)
    expect(video?.durationMs).toBeGreaterThan(8_000)
    expect(video?.durationMs).toBeLessThan(10_500)
  },
)
