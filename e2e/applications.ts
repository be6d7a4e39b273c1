import { type Account, asPerson } from './account'
import { expect } from './fixtures'
import { stackAddresses } from './stack'

const { jobPost } = stackAddresses

type Applied = { readonly id: string; readonly state: string }

/** Applies as the worker, directly at the service, which gets the worker's resume from the partim service. */
export async function applied(worker: Account, jobPostId: string): Promise<Applied> {
  const body = { jobPostId, answers: [], birthDate: '2000-05-20' }
  const { status, body: sent } = await asPerson<Applied>(worker, `${jobPost}/v1/my/applications`, { body })
  expect(status, JSON.stringify(sent)).toBe(201)
  return sent
}

/** Offers a job to somebody who has just applied, or hires them, directly at the service. */
export async function decided(
  employer: Account,
  applicationId: string,
  event: 'offer' | 'hire',
): Promise<void> {
  const body = { event, from: 'submitted' }
  const path = `${jobPost}/v1/applications/${applicationId}/events`
  expect((await asPerson(employer, path, { body })).status).toBe(200)
}

/** Says for a worker who was taken on, and was told so, that they come. */
export async function saidToCome(worker: Account, applicationId: string): Promise<void> {
  const path = `${jobPost}/v1/my/applications/${applicationId}/confirmation`
  expect((await asPerson(worker, path, { method: 'PUT' })).status).toBe(200)
}

/** The state of an application as the worker reads it. */
export const stateOf = async (worker: Account, applicationId: string): Promise<string> =>
  (
    await asPerson<Applied>(worker, `${jobPost}/v1/my/applications/${applicationId}`, {
      method: 'GET',
    })
  ).body.state

/** Waits until a worker was told of what their employer decided about an application. */
export async function toldOf(employer: Account, applicationId: string | undefined): Promise<void> {
  const asked = () =>
    asPerson<{ toldAt: string | null }>(employer, `${jobPost}/v1/applications/${applicationId}`, {
      method: 'GET',
    })
  await expect.poll(async () => (await asked()).body.toldAt).not.toBeNull()
}
