import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { dataExportStates } from '@/services/shared/data-exports/table'
import type { OpenDatabase } from '@/services/shared/database'
import { mailStates } from '@/services/shared/outbox/table'
import { checkedWords, columnsOfStates } from '@/services/shared/testing/checked-words'
import { testDatabase } from '@/services/shared/testing/test-database'
import { resumeVisibilities } from '@/validators/resume-visibilities'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/partim/migrations')
})
afterAll(() => database.close())

const words: Record<string, readonly string[]> = {
  'data_exports.state': dataExportStates,
  'outbox_mails.state': mailStates,
  'resumes.visibility': resumeVisibilities,
  'workers.gender': ['male', 'female', 'other'],
}

test('the database takes the words the code knows, and no others', async () => {
  expect(await checkedWords(database.db)).toEqual(words)
})

test('no state, role or visibility goes without', async () => {
  const columns = await columnsOfStates(database.db)
  expect(columns.filter((column) => !words[column])).toEqual([])
})
