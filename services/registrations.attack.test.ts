import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestService, type TestService } from './job-post/testing'
import { type TestPartim, testPartim } from './partim/testing/test-partim'
import { MemoryIdentity } from './shared/testing/memory-identity'

/** An identity provider whose answers take their time, each its own, in milliseconds. */
class SlowIdentity extends MemoryIdentity {
  #calls = 0

  override async setKind(...[uid, kind]: Parameters<MemoryIdentity['setKind']>): Promise<void> {
    await this.#wait()
    await super.setKind(uid, kind)
    await this.#wait()
  }

  #wait(): Promise<void> {
    this.#calls += 1
    return setTimeout((this.#calls * 11) % 31)
  }
}

const identity = new SlowIdentity()
let jobPost: TestService
let partim: TestPartim
beforeAll(async () => {
  jobPost = await startTestService(undefined, identity)
  partim = await testPartim({ identity, issuer: jobPost.issuer, jobPost: jobPost.address })
})
afterAll(async () => {
  await partim.stop()
  await jobPost.stop()
})

const body = { displayName: 'สมใจ ใจดี', phone: '0812345678', acceptTerms: true }
const isSomebody = async (ask: TestPartim['ask'], uid: string) =>
  (await ask('GET /v1/me', { as: uid })).status === 200

test.each(Array.from({ length: 5 }, (_, round) => round))(
  'registered as employer and as worker at once, ten people are one of the two each (round %i)',
  async (round) => {
    const people = Array.from({ length: 10 }, (_, index) => identity.add(`both-${round}-${index}`).uid)
    const outcomes = await Promise.all(
      people.map((as) =>
        Promise.all(
          [jobPost.ask, partim.ask, jobPost.ask, partim.ask].map((ask) =>
            ask('POST /v1/registrations', { as, body }),
          ),
        ),
      ),
    )
    for (const [index, uid] of people.entries()) {
      const [hires, works] = [await isSomebody(jobPost.ask, uid), await isSomebody(partim.ask, uid)]
      expect({ uid, accounts: [hires, works].filter(Boolean).length }).toEqual({ uid, accounts: 1 })
      expect(identity.users.get(uid)?.kind).toBe(hires ? 'employer' : 'worker')
      const answers = outcomes[index]?.map(({ status, json }) => json.code ?? status) ?? []
      const [ofJobPost, ofPartim] = [
        [answers[0], answers[2]],
        [answers[1], answers[3]],
      ]
      const refused = ['registered_as_other_kind', 'registered_as_other_kind']
      expect(hires ? ofPartim : ofJobPost).toEqual(refused)
      expect([...(hires ? ofJobPost : ofPartim)].sort()).toEqual([200, 201])
    }
  },
)

test('who was cut off between the two services registers as what they first asked for', async () => {
  const { uid } = identity.add('cut-off')
  const reserve = (kind: string) => jobPost.ask('PUT /v1/account-kind', { as: uid, body: { kind } })
  expect((await reserve('worker')).json).toEqual({ kind: 'worker' })
  expect((await reserve('employer')).json).toEqual({ kind: 'worker' })
  const refused = await jobPost.ask('POST /v1/registrations', { as: uid, body })
  expect(refused.json).toMatchObject({ status: 409, code: 'registered_as_other_kind' })
  expect((await partim.ask('POST /v1/registrations', { as: uid, body })).status).toBe(201)
})
