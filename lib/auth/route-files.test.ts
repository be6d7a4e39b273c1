import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
      file: join('app', file),
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

/** A page's own source and that of the layouts around it. */
function sourcesAround(file: string): string[] {
  const layouts: string[] = []
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    layouts.push(join(folder, 'layout.tsx'))
  return [file, ...layouts.filter((path) => existsSync(path))].map((path) => readFileSync(path, 'utf8'))
}

test('every page that needs a sign-in says whose it is, so that nothing on it is done for another account', () => {
  const guarded = new Set(routes.filter(({ auth }) => auth).map(({ path }) => path))
  const unowned = pages
    .filter(({ path }) => guarded.has(path))
    .filter(
      ({ file }) =>
        !sourcesAround(file).some((source) => /<(?:PageAccount|SignedInShell|CompanyShell)\b/.test(source)),
    )
  expect(unowned.map(({ path }) => path)).toEqual([])
})
