import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { withoutCommit } from '@/services/shared/testing/without-commit'
import { startTestService, type TestService } from '../../testing'
import { noteDifference } from './noting'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

test('the log says that payments differ once it is on record, and once', async () => {
  const { db } = service.database
  const logged: unknown[] = []
  const log = { error: (line: unknown) => void logged.push(line) }
  const difference = {
    merchant: 'job_post',
    kind: 'refunds_differ',
    subject: 'chrg_1',
    orderNumber: null,
    theirs: '100',
    ours: '0',
  } as const
  await expect(noteDifference({ db: withoutCommit(db), log }, difference)).rejects.toThrow()
  expect(logged).toEqual([])
  await noteDifference({ db, log }, difference)
  await noteDifference({ db, log }, difference)
  expect(logged).toEqual([difference])
})
