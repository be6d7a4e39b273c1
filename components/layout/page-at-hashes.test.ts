import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { keepPageAtHashes } from '@/lib/navigation/page-at-hashes'

/** What the router keeps in an entry of the history. */
const known = { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: { tree: ['credit-package'] } }

/** What the router is told by each step back or forward. */
let told: unknown[]
const router = ({ state }: PopStateEvent) => told.push(state)

keepPageAtHashes()
beforeEach(() => {
  told = []
  history.pushState(known, '', '/credit-package?kind=buffet')
  document.body.innerHTML = '<a href="#summary">สรุปและจ่าย</a><p id="summary" tabindex="-1">สรุป</p>'
  addEventListener('popstate', router)
})
afterEach(() => removeEventListener('popstate', router))

const next = (name: string) => new Promise((resolve) => addEventListener(name, resolve, { once: true }))
const press = async () => {
  const changed = next('hashchange')
  document.querySelector('a')?.click()
  await changed
}

test('the router knows the page of an entry that a link within the page made', async () => {
  await press()
  expect(location.hash).toBe('#summary')
  expect(history.state).toEqual(known)
  history.pushState({ __NA: true }, '', '/profile')
  const returned = next('popstate')
  history.back()
  await returned
  expect(location.href).toMatch(/\/credit-package\?kind=buffet#summary$/)
  expect(told.at(-1)).toEqual(known)
})

test('a hash that nobody pressed gets no other page’s state', async () => {
  document.querySelector('p')?.click()
  history.pushState({ __NA: true }, '', '/profile')
  const changed = next('hashchange')
  location.hash = 'name'
  await changed
  expect(history.state ?? null).toBeNull()
})
