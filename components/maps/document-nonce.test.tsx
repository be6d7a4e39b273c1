import { afterEach, expect, test } from '@jest/globals'
import { needsOwnDocument } from '@/lib/maps/document-nonce'

const loadedAs = (path: string) => {
  const entry = { name: new URL(path, location.href).href } as PerformanceEntry
  performance.getEntriesByType = () => [entry]
}

function addScript(nonce: string): void {
  const script = document.createElement('script')
  script.src = '/chunk.js'
  script.nonce = nonce
  document.head.append(script)
}

afterEach(() => {
  document.head.replaceChildren()
  performance.getEntriesByType = () => []
})

test.each([
  ['a static page, from which the router led here', '', '/howto', true],
  ['a rendered page, from which the router led here', 'bm9uY2U=', '/dashboard', false],
  ['this very page, which loading again would not change', '', location.pathname, false],
])('the document was loaded for %s', (_name, nonce, path, expected) => {
  addScript(nonce)
  addScript('bm9uY2Ugb2YgYSBwYWdlIGFkZGVkIGxhdGVy')
  loadedAs(path)
  expect(needsOwnDocument()).toBe(expected)
})
