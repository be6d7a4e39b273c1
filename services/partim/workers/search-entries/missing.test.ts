import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { resumes } from '../../tables/resumes'
import { searchEntries, searchTexts } from '../../tables/search-entries'
import { seededPartim, type TestPartim } from '../../testing/test-partim'
import { addMissingEntries } from './missing'

let partim: TestPartim
beforeAll(async () => {
  partim = await seededPartim()
})
afterAll(() => partim.stop())

const work = () => ({
  name: 'missing',
  log: { error: () => undefined },
  stopping: new AbortController().signal,
})

const entries = () => partim.db.select().from(searchEntries).orderBy(searchEntries.workerId)
const texts = () => partim.db.select().from(searchTexts).orderBy(searchTexts.workerId)

test('who can be found and has no entry gets the same one as by a change of theirs, and nobody else does', async () => {
  const [before, textsBefore] = [await entries(), await texts()]
  const [some, hidden] = [before.slice(0, 3), before[3]]
  if (!hidden) throw new Error('too few workers can be found')
  const gone = [...some, hidden].map(({ workerId }) => workerId)
  for (const table of [searchEntries, searchTexts])
    await partim.db.delete(table).where(sql`${table.workerId} = any(${sql.param(gone)})`)
  await partim.db.update(resumes).set({ visibility: 'hidden' }).where(eq(resumes.workerId, hidden.workerId))
  expect(await addMissingEntries(partim.db, work())).toBe(some.length)
  expect(await entries()).toEqual(before.filter(({ workerId }) => workerId !== hidden.workerId))
  expect(await texts()).toEqual(textsBefore.filter(({ workerId }) => workerId !== hidden.workerId))
  expect(await addMissingEntries(partim.db, work())).toBe(0)
})
