/**
 * Texts by which a page fails that the browser translates. A translator puts an element in the place of every bare text;
 * where something comes and goes beside one, the page dies (`insertBefore`, `removeChild`), and where texts stand side by
 * side, it can go on showing the old one. Such a text needs an element of its own, or is one text with its neighbour (docs/decisions/0181).
 */
import ts from 'typescript'

/**
 * What stands in one place among the children of an element.
 *
 * @typedef {object} Kind
 * @property {boolean} [isText] it is, or can be, a bare text
 * @property {boolean} [isFixed] it is a text that never changes
 * @property {boolean} [comesAndGoes] it is not always there, or is now one element and now another
 * @property {boolean} [isAmongOthers] it is a fragment, with a text among others
 * @property {string} [tag] the element that it always is
 */

/** @type {Kind} */
const other = {}
/** @type {Kind} */
const fixedText = { isText: true, isFixed: true }
/** @type {Kind} */
const changingText = { isText: true }

const isNothing = (node) =>
  [ts.SyntaxKind.NullKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.TrueKeyword].includes(node.kind) ||
  (ts.isIdentifier(node) && node.text === 'undefined')

const hasJsx = (node) =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  Boolean(ts.forEachChild(node, hasJsx))

/** One with a key has a name. */
const isFragment = (node) =>
  ts.isJsxFragment(node) || (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Fragment')

const isMap = /^(map|flatMap|filter|toReversed|toSorted)$/
const isElementType = /ReactNode|ReactElement|JSX\./

/** What a file says of its names: what they are at first, and the types of fields and parameters. */
function namesOf(source) {
  const values = new Map()
  const types = new Map()
  const visit = (node) => {
    // Of two of one name what draws elements is kept.
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { text } = node.name
      if (!values.has(text) || hasJsx(node.initializer)) values.set(text, node.initializer)
    }
    if (ts.isFunctionDeclaration(node) && node.name) values.set(node.name.text, node)
    if ((ts.isPropertySignature(node) || ts.isParameter(node)) && node.type && ts.isIdentifier(node.name))
      types.set(node.name.text, `${types.get(node.name.text) ?? ''} ${node.type.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { values, types }
}

/** What is side by side in a fragment, as one. @returns {Kind} */
const together = (kinds) => ({
  isAmongOthers: kinds.length > 1 && kinds.some(({ isText }) => isText),
  isText: kinds.some(({ isText }) => isText),
  comesAndGoes: kinds.some(({ comesAndGoes }) => comesAndGoes),
})

/** Judges the children in one file, as far as that file tells what they are. */
function judgeOf(source) {
  const { values, types } = namesOf(source)
  const isElement = (name) => name === 'children' || isElementType.test(types.get(name) ?? '')

  const ofName = (name, seen) => {
    if (isElement(name) || seen.has(name)) return other
    const value = values.get(name)
    if (!value || ts.isFunctionLike(value)) return changingText
    const kind = judge(value, new Set([...seen, name]))
    return kind.isText && !kind.comesAndGoes ? changingText : kind
  }

  const ofCall = ({ expression, arguments: given }) => {
    if (ts.isPropertyAccessExpression(expression)) {
      const { text } = expression.name
      if (text === 'rich' || text === 'markup') return fixedText
      return isMap.test(text) ? { comesAndGoes: given.some(hasJsx) } : changingText
    }
    if (!ts.isIdentifier(expression) || isElement(expression.text) || given.some(hasJsx)) return other
    const value = values.get(expression.text)
    if (value && ts.isFunctionLike(value) && hasJsx(value)) return other
    // A text of the messages that nothing is filled into is always the same.
    return given.length === 1 && given.every(ts.isStringLiteralLike) ? fixedText : changingText
  }

  const ofChoice = ({ whenTrue, whenFalse }, seen) => {
    const both = [judge(whenTrue, seen), judge(whenFalse, seen)]
    const isOneElement = both[0].tag !== undefined && both[0].tag === both[1].tag
    return {
      isText: both.some(({ isText }) => isText),
      isAmongOthers: both.some(({ isAmongOthers }) => isAmongOthers),
      comesAndGoes: isOneElement
        ? false
        : both.some(({ comesAndGoes }) => comesAndGoes) || !both.every(({ isText }) => isText),
    }
  }

  const ofTwo = ({ operatorToken: { kind }, right }, seen) => {
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return { ...judge(right, seen), tag: undefined, comesAndGoes: true }
    if (kind !== ts.SyntaxKind.QuestionQuestionToken && kind !== ts.SyntaxKind.BarBarToken)
      return changingText
    const kindOfRight = judge(right, seen)
    return kindOfRight.isText ? changingText : { comesAndGoes: !isNothing(right) }
  }

  /** @returns {Kind} */
  const judge = (node, seen = new Set()) => {
    if (isNothing(node)) return other
    if (isFragment(node)) return together(kindsOf(node.children))
    if (ts.isJsxElement(node)) return { tag: node.openingElement.tagName.getText() }
    if (ts.isJsxSelfClosingElement(node)) return { tag: node.tagName.getText() }
    if (ts.isStringLiteralLike(node)) return node.text.trim() ? fixedText : other
    if (ts.isTemplateExpression(node)) return changingText
    if (ts.isConditionalExpression(node)) return ofChoice(node, seen)
    if (ts.isBinaryExpression(node)) return ofTwo(node, seen)
    if (ts.isCallExpression(node)) return ofCall(node)
    if (ts.isIdentifier(node)) return ofName(node.text, seen)
    if (ts.isPropertyAccessExpression(node)) return isElement(node.name.text) ? other : changingText
    const isWrapped =
      ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isAwaitExpression(node)
    return isWrapped ? judge(node.expression, seen) : other
  }

  /** What stands side by side, without the blanks between. @returns {Kind[]} */
  const kindsOf = (children) =>
    children.flatMap((child) => {
      if (ts.isJsxText(child)) return child.text.trim() ? [fixedText] : []
      if (isFragment(child)) return kindsOf(child.children)
      if (!ts.isJsxExpression(child)) return [judge(child)]
      const isBlank =
        !child.expression || (ts.isStringLiteralLike(child.expression) && !child.expression.text.trim())
      return isBlank ? [] : [judge(child.expression)]
    })
  return kindsOf
}

const isFragmentInElement = (node) =>
  isFragment(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))

/**
 * The lines of the elements in a file with such texts, and what these stand beside.
 *
 * @param {string} text
 * @returns {{ line: number, beside: 'what comes and goes' | 'another text' }[]}
 */
export function bareTextsIn(text) {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const kindsOf = judgeOf(source)
  const besideIn = (kinds) => {
    if (kinds.some(({ isAmongOthers, comesAndGoes }) => isAmongOthers && comesAndGoes))
      return 'what comes and goes'
    if (kinds.length < 2 || !kinds.some(({ isText }) => isText)) return null
    if (kinds.some(({ comesAndGoes }) => comesAndGoes)) return 'what comes and goes'
    const isBesideText = kinds.some((kind, at) => {
      const next = kinds[at + 1]
      return kind.isText && next?.isText && !(kind.isFixed && next.isFixed)
    })
    return isBesideText ? 'another text' : null
  }
  const faults = []
  const visit = (node) => {
    // A fragment's children stand among those of the element around it.
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && !isFragmentInElement(node)) {
      const beside = besideIn(kindsOf(node.children))
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (beside) faults.push({ line: line + 1, beside })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}
