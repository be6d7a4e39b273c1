import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

/** A call of the browser's or Node's own fetch, but not of a function whose name ends so. */
const rawFetch = /(?<![\w.])(?:globalThis\.|window\.)?fetch\s*\(/

/**
 * The policy itself, the one request that expects no answer (a view is counted by POST and never repeated), and what runs
 * where there is no network and tries again by itself: the service worker with its page, and the wait for the server.
 */
const doors = [
  'lib/api/fetch-policy.ts',
  'components/job-posts/public/view-counter.tsx',
  'lib/navigation/when-reached.ts',
  'lib/offline/offline-page-source.ts',
  'lib/offline/service-worker-source.ts',
]

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['generated', 'testing'].includes(entry.name) ? [] : sources(path)
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : []
  })
}

test.each([
  ['await fetch(address)', true],
  ['return globalThis.fetch(request)', true],
  ['fetchWithPolicy(request)', false],
  ['await prefetch(link)', false],
  ['client.fetch(request)', false],
])('%s: %s', (line, isRaw) => {
  expect(rawFetch.test(line)).toBe(isRaw)
})

test('everything the web asks goes through the retry policy', () => {
  const raw = ['app', 'components', 'lib']
    .flatMap(sources)
    .filter((path) => rawFetch.test(readFileSync(path, 'utf8')))
  expect(raw.sort()).toEqual([...doors].sort())
})
