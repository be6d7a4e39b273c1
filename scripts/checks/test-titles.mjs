import ts from 'typescript'

/** The placeholders that Jest and Playwright fill in for each row: %s, %j, $name. */
const placeholder = /%[a-z#%]|\$[\w.]+/g

const blocks = /^(describe|test|it)(\.(each|only|serial|parallel|concurrent|describe))*$/

/**
 * The titles of the tests and groups in a file, each after the titles of the groups around it:
 * `[{ path: ['group', 'test'] }]`. A title filled in at run time becomes a pattern whose gaps match anything. Skipped
 * tests and groups are left out.
 *
 * @param {string} text
 * @returns {{ path: (string | RegExp)[] }[]}
 */
export function titlesIn(text) {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const titles = []
  const visit = (node, path) => {
    let within = path
    if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const callee = calleeOf(node)
      if (/\.(skip|todo|fixme)\b/.test(callee)) return
      if (blocks.test(callee)) {
        within = [...path, titleOf(node.arguments[0], callee.endsWith('.each'))]
        titles.push({ path: within })
      }
    }
    ts.forEachChild(node, (child) => visit(child, within))
  }
  visit(source, [])
  return titles
}

/** For `describe.each(rows)('%s', …)`, and for its tagged-template form, this is `describe.each`. */
function calleeOf({ expression }) {
  if (ts.isCallExpression(expression)) return expression.expression.getText()
  if (ts.isTaggedTemplateExpression(expression)) return expression.tag.getText()
  return expression.getText()
}

/** Escapes a text for a regular expression that matches it literally. */
export const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function titleOf(node, hasRows) {
  if (ts.isStringLiteralLike(node)) return patternOf(hasRows ? node.text.split(placeholder) : [node.text])
  if (!ts.isTemplateExpression(node)) return patternOf(['', ''])
  return patternOf([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)])
}

/** A single part is returned as it is; several parts become a pattern that captures the text between them. */
function patternOf(parts) {
  return parts.length === 1 ? parts[0] : new RegExp(`^${parts.map(escaped).join('(.+)')}$`, 's')
}

/**
 * The texts that must fill a title's gaps to give this name, or null when no filling does.
 *
 * @param {string | RegExp} title
 * @param {string} name
 * @returns {string[] | null}
 */
export function fillings(title, name) {
  if (typeof title === 'string') return title === name ? [] : null
  return title.exec(name)?.slice(1) ?? null
}
