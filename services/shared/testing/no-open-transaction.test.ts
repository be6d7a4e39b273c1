import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { MemoryIdentity } from './memory-identity'
import { testDatabase } from './test-database'

const migrations = fileURLToPath(new URL('../../partim/migrations', import.meta.url))

test('a call of the identity provider within a transaction fails the test that makes it; one after it does not', async () => {
  const identity = new MemoryIdentity()
  const fine = await testDatabase(migrations)
  let after: () => void = () => {}
  const committed = new Promise<void>((resolve) => {
    after = resolve
  })
  const later = await fine.db.transaction(async () => ({
    lookup: committed.then(() => identity.lookup('a')),
  }))
  after()
  await later.lookup
  await fine.close()

  const slow = await testDatabase(migrations)
  await slow.db.transaction((tx) => tx.transaction(() => identity.lookup('a')))
  await expect(slow.close()).rejects.toThrow('1 calls of the identity provider waited in a transaction')
})
