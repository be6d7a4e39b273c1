import { expect, test } from '@jest/globals'
import { routeName } from './route-names'
import { routes } from './routes'

const plainPaths = routes.map(({ path }) => path).filter((path) => !path.includes('{'))

test.each([
  ['/chat', 'chat'],
  ['/employer/payment/topup', 'employer-payment-topup'],
])('the route %s of the table is named %s', (path, name) => {
  expect(plainPaths).toContain(path)
  expect(plainPaths.filter((other) => routeName(other) === name)).toEqual([path])
})

test('no two routes share a name', () => {
  expect(new Set(plainPaths.map(routeName)).size).toBe(plainPaths.length)
})
