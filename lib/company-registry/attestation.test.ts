import { expect, test } from '@jest/globals'
import { jwtVerify } from 'jose'
import { attest } from './attestation'
import { readRegistryAnswer } from './registry-answer'
import { liveAnswer } from './testing'

const juristicId = '0105556001269'
const secret = 'a-secret-of-at-least-thirty-two-characters'

test('what the registry said is signed for the job-post service, for half an hour', async () => {
  const company = readRegistryAnswer(JSON.stringify(liveAnswer(juristicId)), juristicId)
  if (!company) throw new Error('a company is expected')
  const { payload } = await jwtVerify(await attest(company, secret), new TextEncoder().encode(secret), {
    algorithms: ['HS256'],
    issuer: 'partim-web',
    audience: 'partim-job-post',
    subject: juristicId,
  })
  expect(payload).toMatchObject({ name: company.nameTh, active: true, address: company.address })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(30 * 60)
})
