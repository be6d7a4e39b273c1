import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type LayoutName, routes } from './routes'

/** The open screens of the member layout have a route group of their own for visitors, who have no membership. */
const layoutOf = (group = 'none') => (group === 'member-open' ? 'member' : group) as LayoutName

/** Every page file under app/, as its route and the route group (layout) it is in. */
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => {
    const [first = '', ...rest] = file.split('/').slice(0, -1)
    const group = /^\((.+)\)$/.exec(first)?.[1]
    const parts = [...(group ? [] : [first]), ...rest].filter((part) => !part.startsWith('('))
    return {
      path: `/${parts.join('/').replaceAll(/\[(\w+)\]/g, '{$1}')}`,
      layout: layoutOf(group),
    }
  })

test('section 2: every page is a route of the table, in the layout the table gives it', () => {
  expect(pages.length).toBeGreaterThan(0)
  const table = new Map(routes.map(({ path, layout }) => [path, layout]))
  expect(pages.map(({ path, layout }) => [path, layout])).toEqual(
    pages.map(({ path }) => [path, table.get(path)]),
  )
})

test('section 2: every route of the table has its page', () => {
  const built = new Set(pages.map(({ path }) => path))
  const missing = routes.map(({ path }) => path).filter((path) => !built.has(path))
  expect(missing).toEqual([])
})
