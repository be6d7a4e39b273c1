/**
 * How Thai is written, as far as a machine can tell: where spaces stand and where they do not, and letters that are
 * typed as two others. A text is judged in every form it can take: each branch of its plurals and choices, with
 * something in place of what is filled in.
 */

/** Stands for what a text is filled in with. */
const filled = '○'

/** The end of the braces that open at `start`. */
function closing(text, start) {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}' && --depth === 0) return at
  }
  throw new Error(`unclosed brace in ${text}`)
}

function branchesOf(choices) {
  const branches = []
  for (let at = choices.indexOf('{'); at !== -1; ) {
    const end = closing(choices, at)
    branches.push(choices.slice(at + 1, end))
    at = choices.indexOf('{', end)
  }
  return branches
}

/** Every form a message (ICU MessageFormat) can take, each placeholder as one letter. */
export function formsOf(message) {
  const start = message.indexOf('{')
  if (start === -1) return [message]
  const end = closing(message, start)
  const inner = message.slice(start + 1, end)
  const [choice] = /^\w+, *(?:plural|select|selectordinal),/.exec(inner) ?? []
  const here = choice
    ? branchesOf(inner.slice(choice.length)).flatMap((branch) => formsOf(branch.replaceAll('#', filled)))
    : [filled]
  return formsOf(message.slice(end + 1)).flatMap((rest) =>
    here.map((part) => `${message.slice(0, start)}${part}${rest}`),
  )
}

/** Thai letters, vowels and marks, without ฿ and the digits. */
const thai = '[ก-ฺเ-๎]'

const rules = [
  ['a space at its beginning or end', /^\s|\s$/],
  ['two spaces together', /\s{2}/],
  ['a space or a sign nobody sees', /[\t\n\r\u00ad\u200b-\u200f\u2060\ufeff]/],
  ['a space before what closes', /\s[,.;:!?%)\]”’ฯ]/],
  ['a space after what opens', /[(“‘]\s/],
  ['ๆ without a space before it', /(?<! )ๆ/],
  ['ๆ without a space after it', /ๆ(?![\s”’).,]|$)/],
  ['an honorific apart from the name', new RegExp(`(?:^|\\s)คุณ ${filled}`)],
  ['an amount apart from its sign', /฿ [\d○]/],
  ['a figure without a space beside it', new RegExp(`${thai}\\d|\\d${thai}`)],
  ['a Latin word without a space beside it', new RegExp(`${thai}[A-Za-z]|[A-Za-z]${thai}`)],
  ['two เ in place of แ', /เเ/],
  ['ำ typed as two signs', /ํา/],
  ['a mark twice', /([ะ-ฺ็-๎])\1/],
]

/** What is wrong with how a Thai text is written; empty where nothing is. Latin texts are not judged. */
export function faultsOf(text) {
  const forms = formsOf(text)
  if (!forms.some((form) => new RegExp(thai).test(form))) return []
  return rules.flatMap(([fault, pattern]) => {
    const found = forms.map((form) => pattern.exec(form)).find(Boolean)
    if (!found) return []
    const { index, input } = found
    return [`${fault}: “${input.slice(Math.max(0, index - 12), index + found[0].length + 12)}”`]
  })
}
