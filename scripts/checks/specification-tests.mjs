/**
 * docs/specification-tests.md names, for each sentence of the specification, the tests that prove it. This checks that
 * every one exists: the file exists and contains a test with this title inside groups with these titles. Where a title
 * is filled in from a table of rows, the filled-in text must occur in the file or in one that it imports.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { root } from '../stack/run.mjs'
import { escaped, fillings, titlesIn } from './test-titles.mjs'

const table = 'docs/specification-tests.md'
const separator = ' › '

/** Rows `| section | sentence | `file`: group › test<br>… |`. */
function rowsOf(markdown) {
  return markdown.split('\n').flatMap((line, index) => {
    if (!line.startsWith('| ') || /^\| (section|---)/.test(line)) return []
    const cells = line.slice(1, -1).split(/(?<!\\)\|/)
    const [section = '', sentence = '', tests = ''] = cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
    return [{ line: index + 1, section, sentence, tests: tests.split('<br>').map((test) => test.trim()) }]
  })
}

const textOf = (path) => readFileSync(join(root, path), 'utf8')

/** The texts of a file and of our own files it imports: the rows of a table of tests may be in any of them. */
function surroundings(path) {
  const text = textOf(path)
  const imported = Array.from(text.matchAll(/from '((?:\.{1,2}|@)\/[^']+)'/g), ([, target]) =>
    target.startsWith('@/') ? target.slice(2) : join(dirname(path), target),
  )
  const found = imported.flatMap((target) =>
    ['', '.ts', '.tsx', '.mjs'].map((ending) => `${target}${ending}`),
  )
  return [path, ...found.filter((file) => /\.\w+$/.test(file) && existsSync(join(root, file)))].map(textOf)
}

const files = new Map()

function fileOf(path) {
  if (!files.has(path)) files.set(path, { titles: titlesIn(textOf(path)), texts: surroundings(path) })
  return files.get(path)
}

/** True if the text that fills a title's gap occurs in one of the texts; a %j gap adds quotes, which are ignored. */
function standsIn(texts, filling) {
  const word = new RegExp(`(?<!\\w)${escaped(filling.replace(/^"(.*)"$/, '$1'))}(?!\\w)`)
  return texts.some((text) => word.test(text))
}

function isTest({ titles, texts }, names) {
  return titles.some(({ path }) => {
    if (path.length !== names.length) return false
    const filled = path.map((title, index) => fillings(title, names[index]))
    return filled.every(Boolean) && filled.flat().every((filling) => standsIn(texts, filling))
  })
}

function faultOf(test) {
  const [, path, name] = /^`([^`]+)`: (.+)$/s.exec(test) ?? []
  if (!path) return `"${test}" is not written \`file\`: group › test`
  if (!existsSync(join(root, path))) return `there is no ${path}`
  return isTest(fileOf(path), name.split(separator)) ? null : `${path} has no test "${name}"`
}

const rows = rowsOf(textOf(table))
const seen = new Map()
const faults = rows.flatMap(({ line, section, sentence, tests }) => {
  const found = tests.map(faultOf).filter(Boolean)
  if (!/^\d(\.\d+)?$/.test(section)) found.push(`"${section}" is no section`)
  if (seen.has(sentence)) found.push(`the same sentence as in line ${seen.get(sentence)}`)
  seen.set(sentence, line)
  return found.map((fault) => `${table}:${line} ${fault}`)
})

for (const fault of faults) console.error(fault)
const named = rows.reduce((sum, { tests }) => sum + tests.length, 0)
console.log(`${rows.length} sentences, ${named} tests named`)
process.exitCode = faults.length > 0 || rows.length === 0 ? 1 : 0
