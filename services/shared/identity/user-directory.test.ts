import { expect, test } from '@jest/globals'
import { MemoryIdentity } from '../testing/memory-identity'
import type { IdentityProvider } from './provider'
import { UserDirectory } from './user-directory'

function directoryAt(start: number) {
  const identity = new MemoryIdentity()
  let now = start
  const users = new UserDirectory(identity, () => now)
  return {
    identity,
    users,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('a read may be up to 60 seconds old, a write never', async () => {
  const { identity, users, pass } = directoryAt(1_000_000)
  identity.add('a', { kind: 'worker' })
  for (const use of ['read', 'read', 'write', 'write', 'read'] as const)
    await users.require('a', { authTime: 1 }, use)
  expect(identity.lookups).toBe(3)
  pass(59_999)
  await users.require('a', { authTime: 1 }, 'read')
  expect(identity.lookups).toBe(3)
  pass(2)
  await users.require('a', { authTime: 1 }, 'read')
  expect(identity.lookups).toBe(4)
})

test('who registers with the other service is what they became with the next read', async () => {
  const { identity, users } = directoryAt(1_000_000)
  identity.add('newcomer')
  await users.require('newcomer', { authTime: 1 }, 'read')
  await identity.setKind('newcomer', 'worker')
  expect(await users.require('newcomer', { authTime: 1 }, 'read')).toMatchObject({ kind: 'worker' })
})

test('a disabled user reads no longer than that', async () => {
  const { identity, users, pass } = directoryAt(1_000_000)
  identity.add('a', { kind: 'worker' })
  await users.require('a', { authTime: 1 }, 'read')
  identity.add('a', { kind: 'worker', disabled: true })
  await expect(users.require('a', { authTime: 1 }, 'read')).resolves.toMatchObject({ uid: 'a' })
  pass(60_001)
  await expect(users.require('a', { authTime: 1 }, 'read')).rejects.toMatchObject({
    status: 401,
    code: 'session_revoked',
  })
})

test('while the provider is down memory answers reads, for a minute', async () => {
  const { identity, users, pass } = directoryAt(1_000_000)
  identity.add('a', { kind: 'worker' })
  await users.require('a', { authTime: 1 }, 'read')
  identity.isDown = true
  await expect(users.require('a', { authTime: 1 }, 'read')).resolves.toMatchObject({ uid: 'a' })
  await expect(users.require('a', { authTime: 1 }, 'write')).rejects.toMatchObject({ status: 503 })
  pass(60_001)
  await expect(users.require('a', { authTime: 1 }, 'read')).rejects.toMatchObject({ status: 503 })
})

test('a sign-in from before the revocation counts no more, one from its very second does', async () => {
  const { identity, users } = directoryAt(1_000_000)
  identity.add('a', { kind: 'worker', validAfter: 100 })
  await expect(users.require('a', { authTime: 99 }, 'write')).rejects.toMatchObject({
    code: 'session_revoked',
  })
  await expect(users.require('a', { authTime: 100 }, 'write')).resolves.toMatchObject({ uid: 'a' })
})

test('reads at the same time share one look-up, writes never do', async () => {
  const { identity, users } = directoryAt(1_000_000)
  identity.add('a', { kind: 'worker' })
  await Promise.all(Array.from({ length: 50 }, () => users.require('a', { authTime: 1 }, 'read')))
  expect(identity.lookups).toBe(1)
  await Promise.all(Array.from({ length: 5 }, () => users.require('a', { authTime: 1 }, 'write')))
  expect(identity.lookups).toBe(6)
})

test('a session that was ended counts no more, another of the same person does', async () => {
  const { identity, users } = directoryAt(1_000_000)
  identity.add('a', { kind: 'worker' })
  await identity.endSessions('a', [
    { id: 'lost-phone-1234567890', expiresAt: new Date(Date.now() + 3_600_000) },
  ])
  const of = (sessionId: string) => users.require('a', { authTime: 1, sessionId }, 'write')
  await expect(of('lost-phone-1234567890')).rejects.toMatchObject({ code: 'session_revoked' })
  await expect(of('this-phone-1234567890')).resolves.toMatchObject({ uid: 'a' })
})

test('a look-up under way while the user is changed is not remembered', async () => {
  const identity = new MemoryIdentity()
  identity.add('a', { kind: 'worker' })
  const answers: (() => void)[] = []
  const slow = {
    lookup: async (uid: string) => {
      const user = await identity.lookup(uid)
      await new Promise<void>((resolve) => answers.push(resolve))
      return user && { ...user }
    },
  } as IdentityProvider
  const users = new UserDirectory(slow)
  const before = users.require('a', { authTime: 1 }, 'read')
  while (answers.length < 1) await Promise.resolve()
  identity.add('a', { kind: 'worker', validAfter: 100 })
  users.forget('a')
  const after = users.require('a', { authTime: 1 }, 'read')
  while (answers.length < 2) await Promise.resolve()
  for (const answer of answers) answer()
  await before
  await expect(after).rejects.toMatchObject({ code: 'session_revoked' })
  await expect(users.require('a', { authTime: 1 }, 'read')).rejects.toMatchObject({ code: 'session_revoked' })
})
