/**
 * Checks that every message key that the code and its journeys use exists in messages/th.json, and that the code uses every
 * key there. A key built at run time, such as t(`states.${state}`), counts as a use of every key that starts with its fixed
 * part; passing a whole namespace to `pickMessages` counts as a use of all its keys. Checks too that every text people read,
 * here, in documents, guides and mails, is written as Thai is written.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import ts from 'typescript'
import { root } from '../stack/run.mjs'
import { faultsOf } from './written-thai.mjs'

const folders = ['app', 'components', 'lib']
const translators = new Set(['useTranslations', 'getTranslations'])

function sourceFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourceFiles(path)
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('generated') ? [path] : []
  })
}

function flatten(messages, prefix = '') {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' ? flatten(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  )
}

const jsonOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** The texts of the services' mails: every th.json and mails-th.json below services. */
function mailFiles(folder = 'services') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return mailFiles(path)
    return /^(mails-)?th\.json$/.test(entry.name) ? [path] : []
  })
}

/** The texts of a document or guide: each string of its file, with its place. */
function writtenIn(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const texts = []
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      texts.push([`${path}:${line + 1}`, node.text])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const writtenTexts = () => [
  ...['messages/th.json', ...mailFiles()].flatMap((path) =>
    flatten(jsonOf(path)).map(([key, text]) => [`${path} ${key}`, text]),
  ),
  ...['messages/documents', 'messages/guides'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => writtenIn(join(folder, name))),
  ),
]

/** The fixed text at the start of an expression, and whether the whole expression is fixed. */
function fixedPart(node) {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return { text: node.text, whole: true }
  if (ts.isTemplateExpression(node)) return { text: node.head.text, whole: false }
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return fixedPart(node.expression)
  return { text: '', whole: false }
}

/** Both branches of a conditional key count as used. */
function keyNodes(node) {
  if (node && ts.isConditionalExpression(node))
    return [...keyNodes(node.whenTrue), ...keyNodes(node.whenFalse)]
  return [node]
}

function namespaceOf(call) {
  const argument = call.arguments[0]
  if (!argument) return ''
  if (ts.isObjectLiteralExpression(argument)) {
    const property = argument.properties.find((p) => p.name?.getText() === 'namespace')
    return property && ts.isPropertyAssignment(property) ? fixedPart(property.initializer)?.text : ''
  }
  return fixedPart(argument)?.text
}

function translatorCall(node) {
  const call = node && ts.isAwaitExpression(node) ? node.expression : node
  return call && ts.isCallExpression(call) && translators.has(call.expression.getText()) ? call : undefined
}

/** The functions that pick namespaces for the browser, and those that each picks besides its arguments. */
const pickers = { pickMessages: [], pickPostMessages: ['jobPosts'], pickWritingMessages: ['jobPosts'] }

/** `T` in `useTranslations<'T'>`, as the type of a translator that a function is given. */
const givenTranslator = /^ReturnType<typeof useTranslations<'([^']+)'>>$/

/** The translators that a file's functions are given, by name, with the namespace that their type says. */
function givenIn(source) {
  const given = new Map()
  const visit = (node) => {
    const isNamed = ts.isPropertySignature(node) || ts.isParameter(node)
    const [, namespace] = (isNamed && node.type && givenTranslator.exec(node.type.getText())) || []
    if (namespace) given.set(node.name.getText(), namespace)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return given
}

/** Uses found in one file: whole keys and key prefixes, each with its file and line. */
function usesIn(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const uses = []
  const add = (namespace, node, at) => {
    for (const keyNode of keyNodes(node)) {
      const part = fixedPart(keyNode)
      if (!part) continue
      const key = namespace ? `${namespace}.${part.text}` : part.text
      const { line } = source.getLineAndCharacterOfPosition(at.getStart())
      uses.push({ key, whole: part.whole, place: `${path}:${line + 1}` })
    }
  }
  const visit = (node, known) => {
    let scope = known
    if (ts.isBlock(node) || ts.isSourceFile(node) || ts.isFunctionLike(node)) scope = new Map(known)
    if (ts.isBlock(node) || ts.isSourceFile(node)) {
      for (const statement of node.statements) collect(statement, scope)
    }
    if (ts.isCallExpression(node)) {
      const [name] = node.expression.getText().split('.')
      const direct = ts.isCallExpression(node.expression) ? translatorCall(node.expression) : undefined
      if (direct) add(namespaceOf(direct), node.arguments[0], node)
      else if (scope.has(name) && /^\w+(\.(rich|markup|raw|has))?$/.test(node.expression.getText())) {
        add(scope.get(name), node.arguments[0], node)
      }
    }
    const picked = ts.isCallExpression(node) && pickers[node.expression.getText()]
    if (picked) {
      for (const namespace of picked) uses.push({ key: `${namespace}.`, whole: false, place: path })
      for (const argument of node.arguments) {
        if (ts.isStringLiteralLike(argument))
          uses.push({ key: `${argument.text}.`, whole: false, place: path })
      }
    }
    ts.forEachChild(node, (child) => visit(child, scope))
  }
  visit(source, givenIn(source))
  return uses
}

/** Records the namespace of `const t = useTranslations('ns')`, also in a destructured `await Promise.all([…])`. */
function collect(statement, scope) {
  if (!ts.isVariableStatement(statement)) return
  for (const { name, initializer } of statement.declarationList.declarations) {
    const call = translatorCall(initializer)
    if (call && ts.isIdentifier(name)) scope.set(name.text, namespaceOf(call))
    const list = initializer && ts.isAwaitExpression(initializer) && initializer.expression
    if (!list || !ts.isCallExpression(list) || !ts.isArrayBindingPattern(name)) continue
    const items = list.arguments[0]
    if (!items || !ts.isArrayLiteralExpression(items)) continue
    name.elements.forEach((element, index) => {
      const inner = translatorCall(items.elements[index])
      if (inner && ts.isBindingElement(element)) scope.set(element.name.getText(), namespaceOf(inner))
    })
  }
}

const keys = flatten(jsonOf('messages/th.json')).map(([key]) => key)
const uses = folders.flatMap(sourceFiles).flatMap(usesIn)
for (const screen of ['failed', 'incomplete', 'offline', 'unavailable'])
  uses.push({ key: `errorScreens.${screen}.`, whole: false, place: 'scripts/generate.mjs' })
const known = new Set(keys)
const missing = uses.filter(({ key, whole }) =>
  whole
    ? !known.has(key) && !keys.some((k) => k.startsWith(`${key}.`))
    : !keys.some((k) => k.startsWith(key)),
)
const unused = keys.filter(
  (key) =>
    !uses.some((use) =>
      use.whole
        ? key === use.key || key.startsWith(`${use.key}.`)
        : use.key !== '' && key.startsWith(use.key),
    ),
)

/** Keys by which journeys read a text: a group of texts is none. */
const readByJourneys = sourceFiles('e2e').flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/\bthai\(\s*'([^']+)'/g)].map(([, key]) => ({
    key,
    place: path,
  })),
)
missing.push(...readByJourneys.filter(({ key }) => !known.has(key)))

for (const { key, place } of missing) console.error(`${place} uses ${key}, which messages/th.json lacks`)
for (const key of unused) console.error(`messages/th.json has ${key}, which nothing uses`)
const badlyWritten = writtenTexts().flatMap(([place, text]) =>
  faultsOf(text).map((fault) => `${place} has ${fault}`),
)
for (const fault of badlyWritten) console.error(fault)
console.log(`${keys.length} messages, ${uses.length} uses`)
process.exitCode = missing.length + unused.length + badlyWritten.length > 0 ? 1 : 0
