import { expect, test } from '@jest/globals'
import { problemOf } from './problem-replies'

test.each([
  ['two transactions that wait for each other', { code: '40P01' }],
  [
    'a statement of which a migration changed the columns',
    { code: '0A000', routine: 'RevalidateCachedQuery' },
  ],
  ['a lock that was not granted in time', { code: '55P03' }],
])('%s can be tried again', (_what, known) => {
  const error = new Error('Failed query', { cause: Object.assign(new Error('failed'), known) })
  expect(problemOf(error)).toMatchObject({ status: 503, code: 'unavailable' })
})

test('what PostgreSQL does not offer cannot', () => {
  expect(problemOf(Object.assign(new Error('not supported'), { code: '0A000' })).status).toBe(500)
})
