import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hintFrameworkScripts } from './compile-hints.mjs'

let built
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'partim-hints-'))
  mkdirSync(join(built, 'static/chunks'), { recursive: true })
})
afterEach(() => rmSync(built, { recursive: true }))

const put = (name, text) => writeFileSync(join(built, name), text)
const textOf = (name) => readFileSync(join(built, name), 'utf8')

it('puts the hint first in what every page starts with, once, and nowhere else', () => {
  put('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/framework.js'] }))
  put('static/chunks/framework.js', 'framework()')
  put('static/chunks/page.js', 'page()')
  hintFrameworkScripts(built)
  hintFrameworkScripts(built)
  expect(textOf('static/chunks/framework.js')).toBe('//# allFunctionsCalledOnLoad\nframework()')
  expect(textOf('static/chunks/page.js')).toBe('page()')
})

it('fails the build where the framework’s scripts have no list any more', () => {
  put('build-manifest.json', '{}')
  expect(() => hintFrameworkScripts(built)).toThrow('names no scripts')
})
