import { expect, test } from '@jest/globals'
import { placesOf } from './places'

const none = { findsPeople: false, talks: false, keepsBooks: false }
const pathsOf = (kind: 'employer' | 'worker' | null) =>
  placesOf({ uid: 'person', kind }, none).map(({ href }) => href)

test('of whom nobody can say which side they are on, the places of both are shown and of neither alone', () => {
  const common = pathsOf(null)
  expect(common).toEqual(['/', '/my-account'])
  expect(pathsOf('worker')).toEqual(expect.arrayContaining(['/jobs', '/resume/person']))
  expect(pathsOf('employer')).toEqual(expect.arrayContaining(['/dashboard', '/job-posting']))
})
