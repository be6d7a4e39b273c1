import { expect, jest, test } from '@jest/globals'

const notLoaded = () => {
  throw new Error('Failed to load chunk')
}
jest.unstable_mockModule('./browser-clients', notLoaded)
jest.unstable_mockModule('./fetch-policy', notLoaded)
const { dataOf, jobPost } = await import('./browser')
const { fetchOrProblemLate } = await import('./late-fetch')
const { problemOf } = await import('./problem')

const unreachable = { status: 503, code: 'unavailable' }

test('a call whose code cannot be loaded is refused like one that reaches no service', async () => {
  const { error, response } = await jobPost.GET('/v1/me')
  expect(error).toMatchObject(unreachable)
  expect(response.status).toBe(503)
  await expect(dataOf(jobPost.GET('/v1/me'))).rejects.toMatchObject({ problem: unreachable })
})

test('so is a request to our own origin', async () => {
  const answer = await fetchOrProblemLate(new Request('http://localhost/api/session'))
  expect([answer.status, await problemOf(answer)]).toEqual([503, expect.objectContaining(unreachable)])
})
