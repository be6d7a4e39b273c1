import type { Page } from '@playwright/test'
import { type Account, asPerson, registered, signInBrowser, writeResume } from './account'
import { expect } from './fixtures'
import { uidOf } from './screens/resumes'
import { stackAddresses } from './stack'

const { partim } = stackAddresses

export type OwnVideo = {
  id: string
  state: string
  question: string | null
  durationMs: number
  hasSound: boolean
  hasPoster: boolean
  captions: string
}

/** A worker with a resume, in front of the screen on which films are recorded. */
export async function openedRecorder(page: Page): Promise<{ account: Account; uid: string }> {
  const account = await registered('worker')
  await writeResume(account)
  const uid = await uidOf(account)
  await signInBrowser(page.context(), account)
  await page.goto(`/resume/${uid}/videos`)
  return { account, uid }
}

/** The worker's films as the service has them. */
export async function videosOf(account: Account): Promise<OwnVideo[]> {
  const { status, body } = await asPerson<{ items: OwnVideo[] }>(account, `${partim}/v1/my/intro-videos`, {
    method: 'GET',
  })
  expect(status).toBe(200)
  return body.items
}
