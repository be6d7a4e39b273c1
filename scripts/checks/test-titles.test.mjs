import { describe, expect, test } from '@jest/globals'
import { fillings, titlesIn } from './test-titles.mjs'

const pathsIn = (text) => titlesIn(text).map(({ path }) => path.map(String))

describe('titles of a test file', () => {
  test('come with those of the groups around them', () => {
    const text = `
      describe('a form', () => {
        test('sends', () => {})
        describe('that is empty', () => { it('says so', async () => {}) })
      })
      test('alone', async ({ page }) => {})`
    expect(pathsIn(text)).toEqual([
      ['a form'],
      ['a form', 'sends'],
      ['a form', 'that is empty'],
      ['a form', 'that is empty', 'says so'],
      ['alone'],
    ])
  })

  test('leave out what is skipped, with all that is in it', () => {
    const text = `
      describe.skip('a form', () => { test('sends', () => {}) })
      test.skip('alone', () => {})
      test.fixme('later', () => {})
      test.todo('some day', 0)`
    expect(pathsIn(text)).toEqual([])
  })

  test.each([
    ["test.each(rows)('%s is %j', () => {})", '"a" is 1', ['"a"', '1']],
    ["describe.each(rows)('$rule.name', () => {})", 'email', ['email']],
    ['test.each`a`("in $city today", () => {})', 'in Siam today', ['Siam']],
    [`for (const n of names) test(\`\${n}: sends\`, () => {})`, 'branch: sends', ['branch']],
    ['test(name, () => {})', 'anything', ['anything']],
    ["test('costs $5 (net)', () => {})", 'costs $5 (net)', []],
  ])('%s reads %j where its gaps hold %j', (text, name, expected) => {
    const [{ path }] = titlesIn(text)
    expect(fillings(path[0], name)).toEqual(expected)
  })

  test.each([
    ["test('sends', () => {})", 'sends it'],
    ["test.each(rows)('%s is refused', () => {})", 'email is accepted'],
    ["test.each(rows)('%s is refused', () => {})", ' is refused.'],
    ["test('costs $5 (net)', () => {})", 'costs ฿5 (net)'],
  ])('%s does not read %j', (text, name) => {
    const [{ path }] = titlesIn(text)
    expect(fillings(path[0], name)).toBeNull()
  })
})
