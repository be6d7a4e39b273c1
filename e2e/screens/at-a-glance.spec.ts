import { readdirSync } from 'node:fs'
import { structureViolations } from '../axe'
import { expect, test } from '../fixtures'
import { englishIn, expectToFit, tellingForms } from '../judgement'
import { screens } from '../screens'
import { brokenWords } from '../whole-words'

/**
 * The first listed state of every route; access.spec.ts checks all states, at both widths and in both colour schemes.
 */
const firstOfEachRoute = [...new Map([...screens].reverse().map((screen) => [screen.route, screen])).values()]

test.describe.configure({ mode: 'parallel' })

for (const { name, route, open } of firstOfEachRoute) {
  test(`${route}, ${name}: in Thai and whole words, all of it at 360 px, and as a screen reader wants it`, async ({
    page,
  }) => {
    await open(page)
    expect(await tellingForms(page), 'forms that tell').toEqual([])
    expect(await englishIn(page), 'English left in the page').toEqual([])
    expect(await structureViolations(page), 'axe').toEqual([])
    await expectToFit(page, 360, '360 px wide')
    expect(await brokenWords(page), 'broken words').toEqual([])
  })
}

test('no screen is left out', () => {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('page.tsx'),
  )
  const routeOf = (file: string) =>
    `/${file
      .split('/')
      .slice(0, -1)
      .filter((part) => !part.startsWith('('))
      .join('/')
      .replaceAll(/\[(\w+)\]/g, '{$1}')}`
  const seen = new Set(screens.map(({ route }) => route))
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.map(routeOf).filter((route) => !seen.has(route))).toEqual([])
})
