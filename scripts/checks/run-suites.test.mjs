import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { root } from '../stack/run.mjs'
import { failuresOf, flakyIn, runSuites, summaryOf } from './run-suites.mjs'
import { command, jestSuite, playwrightSuite } from './suite-kinds.mjs'
import { countsOf } from './test-results.mjs'

let folder
beforeEach(() => {
  mkdirSync(`${root}.build/reports`, { recursive: true })
  // In the repository, so that what the files import is found.
  folder = mkdtempSync(`${root}.build/planted-`)
  jest.spyOn(console, 'log').mockReturnValue()
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const plant = (name, text) => writeFileSync(join(folder, name), text)
const planted = (name) => relative(root, join(folder, name))

/** A test that fails the first time only; it leaves a file to know. */
const failsFirst = (name) => `
  const { existsSync, writeFileSync } = require('node:fs')
  const { join } = require('node:path')
  test('comes late', () => {
    const mark = join(__dirname, '${name}')
    const isFirst = !existsSync(mark)
    writeFileSync(mark, '')
    if (isFirst) throw new Error('it had not come yet')
  })`

const summaryLines = (suites) => summaryOf(suites).join('\n').split('\n')

describe('files of Jest', () => {
  const jestOn = (name) => jestSuite(name, ['--config', join(folder, 'jest.config.json')])
  beforeEach(() => {
    plant('jest.config.json', JSON.stringify({ testMatch: ['**/*.test.cjs'], transform: {} }))
    plant('passes.test.cjs', `test('adds', () => expect(1 + 1).toBe(2))`)
  })

  test('what fails the first time only is flaky and counts as passed', async () => {
    plant('late.test.cjs', failsFirst('late'))
    const suites = await runSuites([jestOn('planted in Jest')], { retries: true })
    expect(countsOf(suites[0].results)).toEqual({ passed: 2, failed: 0, skipped: 0 })
    expect(flakyIn(suites)).toEqual([
      {
        suite: 'planted in Jest',
        file: planted('late.test.cjs'),
        title: 'comes late',
        error: expect.stringContaining('it had not come yet'),
        attachments: [],
      },
    ])
    const lines = summaryLines(suites)
    expect(lines).toContain('Flaky')
    expect(lines).toContain(`  planted in Jest: ${planted('late.test.cjs')} › comes late`)
    expect(lines.at(-1)).toBe('2 passed, 0 failed')
  })

  test('what fails twice has failed', async () => {
    plant('wrong.test.cjs', `test('is wrong', () => expect(1).toBe(2))`)
    plant('unreadable.test.cjs', `require('./not-there.cjs')`)
    const suites = await runSuites([jestOn('planted in Jest')], { retries: true })
    expect(flakyIn(suites)).toEqual([])
    expect(summaryLines(suites).at(-1)).toBe('1 passed, 2 failed')
  })

  test('several runs tell how often a test failed', async () => {
    plant('late.test.cjs', failsFirst('late'))
    plant('wrong.test.cjs', `test('is wrong', () => expect(1).toBe(2))`)
    const runs = []
    for (let run = 0; run < 2; run++) {
      runs.push(await runSuites([jestOn('planted in Jest')], { retries: false }))
    }
    expect(failuresOf(runs)).toEqual([
      `  failed 2 of 2: planted in Jest: ${planted('wrong.test.cjs')} › is wrong`,
      `  failed 1 of 2: planted in Jest: ${planted('late.test.cjs')} › comes late`,
    ])
  })
})

test('a journey that fails the first time only is flaky and keeps what tells about it', async () => {
  plant(
    'playwright.config.cjs',
    `module.exports = { testDir: '.', retries: 1, use: { trace: 'retain-on-failure' } }`,
  )
  const playwright = `const { expect, test } = require('@playwright/test')`
  plant('late.spec.cjs', playwright + failsFirst('late'))
  plant('wrong.spec.cjs', `${playwright}; test('is wrong', () => expect(1).toBe(2))`)
  const config = `--config=${join(folder, 'playwright.config.cjs')}`
  const suite = playwrightSuite('planted in Playwright', [config], async () => {})
  const suites = await runSuites([suite], { retries: true })
  expect(countsOf(suites[0].results)).toEqual({ passed: 1, failed: 1, skipped: 0 })
  const [flaky] = flakyIn(suites)
  expect(flaky).toMatchObject({
    file: planted('late.spec.cjs'),
    title: expect.stringContaining('comes late'),
  })
  expect(flaky.error).toContain('it had not come yet')
  expect(flaky.attachments).toContainEqual(expect.stringMatching(/^\.build\/reports\/.*trace\.zip$/))
})

describe('suites that break down', () => {
  test.each([
    ['Jest without its settings', () => jestSuite('broken', ['--config', join(folder, 'none.json')])],
    ['Jest that finds no test', () => jestSuite('broken', ['--rootDir', folder, '--passWithNoTests'])],
    [
      'Playwright without its settings',
      () => playwrightSuite('broken', ['--config=none.ts'], async () => {}),
    ],
    [
      'what the journeys need is missing',
      () => playwrightSuite('broken', [], () => Promise.reject(new Error('no browser'))),
    ],
    ['a command that cannot be started', () => command('broken', join(folder, 'no-program'), [])],
    ['a command that fails', () => command('broken', process.execPath, ['-e', 'process.exit(3)'])],
    [
      'a command that is killed',
      () => command('broken', process.execPath, ['-e', 'process.kill(process.pid)']),
    ],
  ])('%s: failed', async (_, suite) => {
    const suites = await runSuites([suite(), command('fine', process.execPath, ['-e', ''])], {
      retries: true,
    })
    expect(flakyIn(suites)).toEqual([])
    expect(summaryLines(suites).at(-1)).toBe('1 passed, 1 failed')
  })
})
