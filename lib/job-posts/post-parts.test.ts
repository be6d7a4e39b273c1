import { expect, test } from '@jest/globals'
import { partsOf, postPath } from './post-parts'

const everything = ['applications.decide', 'job_posts.publish', 'job_posts.edit']
const shown = { publishedAt: '2026-11-20T03:00:00.000Z' }

test('a post that workers have seen has all parts, for who may decide and publish', () => {
  expect(partsOf(shown, everything)).toEqual(['applicants', 'matches', 'post', 'results'])
})

test('a post that nobody has seen is only itself', () => {
  expect(partsOf({ publishedAt: null }, everything)).toEqual(['post'])
})

test.each([
  [['job_posts.publish'], ['matches', 'post']],
  [['applications.decide'], ['applicants', 'post', 'results']],
  [[], ['post']],
])('who may do %j sees %j', (can, parts) => {
  expect(partsOf(shown, can)).toEqual(parts)
})

test('the first part has the address of the post', () => {
  expect(postPath('7')).toBe('/job-posting/7')
  expect(postPath('7', 'applicants')).toBe('/job-posting/7')
  expect(postPath('7', 'results')).toBe('/job-posting/7/results')
  expect(postPath('7', 'matches', ['matches', 'post'])).toBe('/job-posting/7')
  expect(postPath('7', 'post', ['matches', 'post'])).toBe('/job-posting/7/post')
})
