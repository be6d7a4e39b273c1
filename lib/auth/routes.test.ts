import { expect, test } from '@jest/globals'
import { config } from '@/middleware'
import { isOpenMemberScreen, memberView, openMemberScreens, routes, signedOutScreens } from './routes'

const sourceOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

test('the gate matches exactly the routes rendered for each request', () => {
  const matched = config.matcher.filter((entry) => typeof entry === 'string')
  const perRequest = routes.filter((route) => route.rendering === 'per-request')
  expect([...matched].sort()).toEqual(perRequest.map((route) => sourceOf(route.path)).sort())
})

test('every auth route is rendered for each request', () => {
  expect(routes.filter((route) => route.auth && route.rendering === 'static')).toEqual([])
})

test('the gate sees static screens only where a session of either name changes them', () => {
  const conditional = config.matcher.filter((entry) => typeof entry !== 'string')
  const isStatic = (path: string) =>
    routes.some((route) => route.path === path && route.rendering === 'static')
  const changed = [
    ...signedOutScreens.filter(isStatic),
    ...openMemberScreens.filter(({ path }) => isStatic(path)).map(({ path }) => sourceOf(path)),
  ]
  const expected = changed.flatMap((source) =>
    ['session', '__Host-session'].map((key) => ({ source, has: [{ type: 'cookie', key }] })),
  )
  expect(conditional).toEqual(expected)
})

test('no route is listed twice', () => {
  const paths = routes.map((route) => route.path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('every open screen of the member layout has its view for members, and every such view its screen', () => {
  const open = openMemberScreens.map(({ path }) => path)
  expect(open).toEqual(
    expect.arrayContaining(
      routes.filter(({ auth, layout }) => !auth && layout === 'member').map(({ path }) => path),
    ),
  )
  const views = routes.filter(({ path }) => path.startsWith(`${memberView}/`))
  expect(views.every(({ auth }) => auth)).toBe(true)
  expect(views.map(({ path }) => path.slice(memberView.length)).sort()).toEqual([...open].sort())
})

test('a path is known as an open screen with its parameters and its query, and another is not', () => {
  const open = ['/product', '/jobs', '/jobs?q=ร้าน', '/jobs/0192', '/profile-package/waiter#prices']
  const closed = [
    '/jobs/applications',
    '/jobs/0192/apply',
    '/dashboard',
    '/as-member/product',
    '/',
    '/products',
  ]
  expect([...open, ...closed].filter(isOpenMemberScreen)).toEqual(open)
})
