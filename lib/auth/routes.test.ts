import { expect, test } from '@jest/globals'
import { config } from '@/middleware'
import { routes, signedOutScreens } from './routes'

const sourceOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

test('the gate matches exactly the auth routes', () => {
  const matched = config.matcher.filter((entry) => typeof entry === 'string')
  const auth = routes.filter((route) => route.auth).map((route) => sourceOf(route.path))
  expect([...matched].sort()).toEqual([...auth].sort())
})

test('the gate sees signed-out screens only with a session of either name', () => {
  const conditional = config.matcher.filter((entry) => typeof entry !== 'string')
  const expected = signedOutScreens.flatMap((source) =>
    ['session', '__Host-session'].map((key) => ({ source, has: [{ type: 'cookie', key }] })),
  )
  expect(conditional).toEqual(expected)
})

test('no route is listed twice', () => {
  const paths = routes.map((route) => route.path)
  expect(new Set(paths).size).toBe(paths.length)
})
