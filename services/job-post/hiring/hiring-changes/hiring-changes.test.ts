import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { openStream } from '@/services/shared/testing/open-stream'
import { jobPostInput, startTestService, type TestService } from '../../testing'

let service: TestService
let branchId: string
beforeAll(async () => {
  service = await startTestService()
  const { companyId } = await service.owner('owner')
  branchId = await service.branch('owner')
  await service.owner('stranger')
  await service.colleague('recruiter', companyId, 'recruiter')
  await service.colleague('finance', companyId, 'finance')
})
afterAll(() => service.stop())

const open = async (as: string) =>
  openStream(service.address, '/v1/hiring-changes', {
    authorization: `Bearer ${await service.issuer.token(as)}`,
  })

test('a colleague hears at once of what a member does, and nobody of another company', async () => {
  const { id: jobPostId } = await service.openPost('owner', jobPostInput(branchId))
  const [colleague, stranger] = [await open('recruiter'), await open('stranger')]
  for (const stream of [colleague, stranger]) await stream.until(({ event }) => event === 'resync')
  /** Waits for what an act causes. */
  const heardOf = async (act: () => Promise<{ status: number }>) => {
    const from = colleague.events.length
    expect((await act()).status).toBeLessThan(300)
    return (await colleague.until(({ event }) => event === 'changed', from)).data
  }
  const uid = service.worker(uuidv7())
  let id = ''
  const apply = async () => {
    const answer = await service.ask('POST /v1/my/applications', {
      as: uid,
      body: { jobPostId, answers: [] },
    })
    id = answer.json.id
    return answer
  }
  const move = (event: string, from: string) =>
    service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body: { event, from } })
  const lostPlace = (method: 'DELETE' | 'PUT') =>
    service.ask(`${method} /v1/applications/${id}/lost-place`, { as: 'owner' })
  const heard = [
    await heardOf(apply),
    await heardOf(() => move('hire', 'submitted')),
    await heardOf(() =>
      service.ask(`POST /v1/my/applications/${id}/events`, {
        as: uid,
        body: { event: 'withdraw', from: 'hired' },
      }),
    ),
    await heardOf(() => service.ask(`PUT /v1/job-posts/${jobPostId}/invites/${uuidv7()}`, { as: 'owner' })),
    await heardOf(() => lostPlace('DELETE')),
    await heardOf(() => lostPlace('PUT')),
  ]
  // It says nothing of whom it is about.
  expect(new Set(heard)).toEqual(new Set(['{}']))
  expect(stranger.events.map(({ event }) => event)).toEqual(['ready', 'resync'])
  await Promise.all([colleague.close(), stranger.close()])
})

test('it is for who decides about applicants', async () => {
  const refused = await open('finance')
  expect(refused.status).toBe(403)
  const unknown = await openStream(service.address, '/v1/hiring-changes')
  expect(unknown.status).toBe(401)
})
