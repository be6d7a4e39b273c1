import { filmOf } from '@/services/shared/films/testing/films'
import { samplePhoto } from '@/services/shared/uploads/testing/sample-files'
import { type Account, asPerson, registered, sendJson, staffHeaders, verified, writeResume } from './account'
import { expect } from './fixtures'
import { stackAddresses } from './stack'

type Permit = { path: string; fileName: string; token: string }
type Part = 'intro-video-uploads' | 'intro-video-poster-uploads'

const captions = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nสวัสดีค่ะ พิมพ์ เสิร์ฟมาสามปี\n'

/** Uploads a file of an intro video without the web, with the same requests that a browser sends; answers its name. */
async function uploaded(account: Account, part: Part, fileType: string, bytes: Buffer): Promise<string> {
  const { identity, partim, storage } = stackAddresses
  const body = { fileType, size: bytes.length }
  const asked = await asPerson<Permit>(account, `${partim}/v1/my/${part}`, { body })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const { path, fileName, token } = asked.body
  const signIn = `${identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=sandbox`
  const signed = await sendJson<{ idToken: string }>(signIn, { body: { token, returnSecureToken: true } })
  const object = encodeURIComponent(`${path}/${fileName}`)
  const stored = await fetch(`${storage}/v0/b/demo-partim.appspot.com/o?name=${object}`, {
    method: 'POST',
    headers: { Authorization: `Firebase ${signed.body.idToken}`, 'Content-Type': fileType },
    body: Uint8Array.from(bytes),
  })
  expect(stored.status).toBe(200)
  return fileName
}

/** Adds a film of some seconds that answers a question, with poster and captions, and has staff show it. */
export async function addShownFilm(account: Account, question: string | null = 'introduce'): Promise<void> {
  const { partim } = stackAddresses
  const film = await filmOf({ container: 'webm', picture: 'vp8', sound: 'opus', seconds: 3 })
  const body = {
    fileName: await uploaded(account, 'intro-video-uploads', 'video/webm', film),
    posterFileName: await uploaded(account, 'intro-video-poster-uploads', 'image/jpeg', samplePhoto('jpg')),
    question,
    captions,
  }
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const added = await asPerson<{ id: string }>(account, `${partim}/v1/my/intro-videos`, { body, headers })
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  const decided = await sendJson(`${partim}/v1/ops/intro-videos/${added.body.id}/decision`, {
    body: { decision: 'show', version: 1 },
    headers: await staffHeaders(),
  })
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
}

/** A grown-up worker who wants a type of work, by default near the branches of tests, with as many films as questions. */
export async function filmedWorker(
  workType: string,
  questions: readonly (string | null)[] = ['introduce'],
  place = { lat: '13.7461', lng: '100.5332' },
): Promise<{ account: Account; workerId: string }> {
  const { partim } = stackAddresses
  const account = await (questions.length > 0 ? verified('worker') : registered('worker'))
  const birthDate = { method: 'PUT', body: { birthDate: '1999-04-13' } }
  expect((await asPerson(account, `${partim}/v1/workers/me/birth-date`, birthDate)).status).toBe(200)
  await writeResume(account, 'open', {
    ...place,
    minDailyPay: 55_000,
    workTypes: [workType],
    headline: 'ยิ้มเก่ง มาตรงเวลา',
  })
  for (const question of questions) await addShownFilm(account, question)
  const { body } = await asPerson<{ id: string }>(account, `${partim}/v1/workers/me`, { method: 'GET' })
  return { account, workerId: body.id }
}
