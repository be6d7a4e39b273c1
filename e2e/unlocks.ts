import {
  type Account,
  asPerson,
  hiringEmployer,
  sendJson,
  staffHeaders,
  verified,
  writeResume,
} from './account'
import { expect } from './fixtures'
import { publishedPost } from './job-posts'
import { stackAddresses } from './stack'

const { jobPost, partim } = stackAddresses

/** A worker who lets themselves be found, and their id; `wishes` of the resume are other than usual. */
export async function openWorker(wishes: object = {}): Promise<{ account: Account; workerId: string }> {
  const account = await verified('worker')
  await writeResume(account, 'open', wishes)
  const { body } = await asPerson<{ id: string }>(account, `${partim}/v1/workers/me`, { method: 'GET' })
  return { account, workerId: body.id }
}

/** An employer with a post that is open, and with some profile credits from staff. */
export async function employerWithUnlocks(credits: number) {
  const account = await hiringEmployer()
  await publishedPost(account, { branchId: account.branchId, workType: 'delivery', title: 'ส่งของรอบร้าน' })
  if (credits > 0) {
    const headers = { ...(await staffHeaders()), 'Idempotency-Key': crypto.randomUUID() }
    const body = { kind: 'profile_unlock', amount: credits, expiresAt: null, reason: 'ทดลองใช้' }
    const path = `${jobPost}/v1/ops/companies/${account.companyId}/credit-grants`
    expect((await sendJson(path, { body, headers })).status).toBe(201)
  }
  return account
}

/** Unlocks a worker without the web. */
export async function unlocked(account: Account, workerId: string): Promise<void> {
  const { status } = await asPerson(account, `${partim}/v1/workers/${workerId}/unlock`, { method: 'PUT' })
  expect(status).toBe(200)
}
