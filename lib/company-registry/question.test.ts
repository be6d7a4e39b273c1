import { expect, test } from '@jest/globals'
import { SignJWT } from 'jose'
import { isQuestionOfService } from './question'

const juristicId = '0105556001269'
const secret = 'a-secret-of-at-least-thirty-two-characters'

type Changes = { iss?: string; aud?: string; sub?: string; secret?: string; exp?: string }

async function ask(changes: Changes = {}) {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(changes.iss ?? 'partim-job-post')
    .setAudience(changes.aud ?? 'partim-web')
    .setSubject(changes.sub ?? juristicId)
    .setExpirationTime(changes.exp ?? '1m')
    .sign(new TextEncoder().encode(changes.secret ?? secret))
  return isQuestionOfService(`Bearer ${token}`, juristicId, secret)
}

test('the service’s signed question about this number is known', async () => {
  expect(await ask()).toBe(true)
})

test.each<[string, Changes]>([
  ['about another number', { sub: '0105550000007' }],
  ['signed with another secret', { secret: 'x'.repeat(40) }],
  ['that is really an attestation of our own', { iss: 'partim-web', aud: 'partim-job-post' }],
  ['for somebody else', { aud: 'partim-company-document' }],
  ['that is over', { exp: '-1s' }],
])('one %s is not', async (_what, changes) => {
  expect(await ask(changes)).toBe(false)
})

test('nor is anything that is no token', async () => {
  for (const header of [null, '', 'Bearer x', 'Bearer a.b.c', `Basic ${secret}`])
    expect(await isQuestionOfService(header, juristicId, secret)).toBe(false)
})
