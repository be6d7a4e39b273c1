import type { Page } from '@playwright/test'
import { registered, signInBrowser, writeResume } from '../account'
import { expect } from '../fixtures'
import { madeFilm } from '../made-film'
import { openedRecorder } from '../own-videos'
import { type Screen, shared } from '../screen'
import { thai } from '../thai'
import { uidOf } from './resumes'

const route = '/resume/{userID}/videos'

const speaker = shared(async () => {
  const account = await registered('worker')
  await writeResume(account)
  return { account, uid: await uidOf(account) }
})

async function open(page: Page): Promise<void> {
  const { account, uid } = await speaker()
  await signInBrowser(page.context(), account)
  await page.goto(`/resume/${uid}/videos`)
  await expect(page.getByText(thai('recording.choose.title'))).toBeVisible()
}

/** The resume of somebody who has sent a film. */
async function openSent(page: Page): Promise<void> {
  const { uid } = await openedRecorder(page)
  await chooseFilm(page)
  await page.getByRole('button', { name: thai('recording.review.use') }).click()
  await page.getByRole('button', { name: thai('recording.send') }).click()
  await expect(page.getByRole('heading', { name: thai('recording.done.title') })).toBeVisible()
  await page.goto(`/resume/${uid}?step=about`)
  await expect(page.getByText(thai('introVideos.states.in_review'))).toBeVisible()
}

async function openCaptions(page: Page): Promise<void> {
  await openSent(page)
  const name = thai('introVideos.questions.introduce')
  await page.getByRole('button', { name: thai('introVideos.own.captionsOf', { name }) }).click()
  await page.getByRole('button', { name: thai('introVideos.cues.add') }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
}

async function openRefused(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await open(page)
  await page.getByRole('button', { name: thai('recording.choose.record') }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    thai('recording.camera.problems.refused.title'),
  )
}

async function openUnreadable(page: Page): Promise<void> {
  await open(page)
  await page
    .locator('#film-file')
    .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('ไม่ใช่วิดีโอ') })
  await expect(page.getByRole('main').getByRole('alert')).toContainText(thai('problems.video_unreadable'))
}

async function chooseFilm(page: Page): Promise<void> {
  const buffer = await madeFilm(page)
  await page.locator('#film-file').setInputFiles({ name: 'film.webm', mimeType: 'video/webm', buffer })
  await expect(page.getByRole('button', { name: thai('recording.review.use') })).toBeVisible()
}

/** A film chosen from the device, looked at. */
async function openReview(page: Page): Promise<void> {
  await open(page)
  await chooseFilm(page)
  await page.getByRole('button', { name: thai('recording.review.cut') }).click()
  await expect(page.getByRole('slider')).toHaveCount(2)
}

/** Its still and captions, with a line that is not typed. */
async function openDetails(page: Page): Promise<void> {
  await openReview(page)
  await page.getByRole('button', { name: thai('recording.review.use') }).click()
  await expect(page.getByRole('radio', { name: /^ภาพที่/ })).toHaveCount(8)
  await page.getByRole('button', { name: thai('introVideos.cues.add') }).click()
  await page.getByRole('button', { name: thai('recording.send') }).click()
  await expect(page.getByText(thai('introVideos.cues.mend'))).toBeVisible()
}

/** Recording intro videos. */
export const videoScreens: readonly Screen[] = [
  { name: 'recording a film', route, open },
  { name: 'recording a film, camera refused', route, open: openRefused },
  { name: 'a film chosen from the device', route, open: openReview },
  { name: 'still and captions of a film', route, open: openDetails },
  { name: 'resume with an intro video', route: '/resume/{userID}', open: openSent },
  { name: 'resume, captions of an intro video', route: '/resume/{userID}', open: openCaptions },
  { name: 'recording a film, no film', route, open: openUnreadable },
]
