import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { addressesOfPartim } from '@/services/job-post/people/sign-in-addresses/addresses-of-partim'
import { signQuestion } from '@/services/shared/service-questions/question'
import { testSettings } from '@/services/shared/testing/settings'
import { type TestPartim, testPartim } from './testing/test-partim'

/** With a worker's session, anybody can change their address at the identity provider without asking our services. */

let partim: TestPartim
beforeAll(async () => {
  partim = await testPartim()
})
afterAll(() => partim.stop())

const { ATTESTATION_SECRET } = testSettings({ keysUrl: 'http://127.0.0.1:9' })

/** A worker whose address was changed at the identity provider. */
async function moved(uid: string) {
  await partim.registerWorker(uid)
  const user = partim.identity.users.get(uid)
  if (!user) throw new Error('no such user')
  const email = user.email ?? ''
  user.email = `thief-of-${uid}@example.com`
  return { uid, user, email }
}

const addresses = () => addressesOfPartim({ PARTIM_API_URL: partim.address, ATTESTATION_SECRET })

test('the job-post service has it put back, by the person or by the address, and is told whether it was another', async () => {
  const one = await moved('moved-one')
  expect([await addresses().restore(one.uid), one.user.email]).toEqual([true, one.email])
  expect(await addresses().restore(one.uid)).toBe(false)
  expect(await addresses().restore('nobody')).toBe(false)
  const other = await moved('moved-other')
  await addresses().restoreOf(other.email)
  expect(other.user.email).toBe(other.email)
  expect((await partim.mail.to(other.email, 2)).subject).toContain('พยายามเปลี่ยนอีเมล')
})

test('nobody else asks for it, nor with a question for something else', async () => {
  const { uid, user } = await moved('moved-asked')
  const body = { uid, email: null }
  const wrong = { from: 'job-post', to: 'partim', operation: 'GET /v1/departures' }
  for (const token of ['', await signQuestion(wrong, ATTESTATION_SECRET)]) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await partim.ask('PUT /v1/sign-in-addresses', { headers, body })).status).toBe(401)
  }
  expect((await partim.ask('PUT /v1/sign-in-addresses', { as: uid, body })).status).toBe(401)
  expect(user.email).toContain('thief')
})
