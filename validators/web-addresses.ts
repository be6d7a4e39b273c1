import { type Reading, type Span, spanOf, toneless } from './reading'

/** Web and e-mail addresses in a `Reading`, including spelled-out ones. */

/** Top-level domains that are nothing else in a job text. */
const endings =
  'com|net|org|info|biz|asia|app|link|page|site|shop|store|online|xyz|club|vip|icu|cyou|bio|website|click|chat|gle|co(?!\\s?[.,]{1,2}\\s?l)|th|io|me|ee|ly|gl|gg|gd|cc|tv|ai|kh|mm|vn|cn|jp|kr|hk|uk|ru|xn--[a-z0-9-]+'
/** Top-level domains that are also words: they count before a path, and in names. */
const wordyEndings =
  'in|is|it|us|de|my|so|be|to|la|id|sg|tw|fr|su|eu|nl|ch|au|nz|sh|ws|pro|top|live|space|work|works|jobs|group|team|dev|cloud|zone|win|fun|one|blog|news|media|digital|cash|bank|money|loan|trade'
const words = '[a-z0-9-]{1,63}'
const ends = '(?![a-z0-9-]|[.][a-z0-9])'
const rest = '(?::\\d{2,5})?(?:[/?#]\\S*)?'
const thai = '[\\u0e01-\\u0e4e]'
const com = `(?:com|net|org|${toneless('คอม(?!พิว|เม|มู|เพล|แพ|โบ|มิ|มอน|โด|เพ)|เน็?ต(?!เวิ)|ไทย')})`
const spokenDot = `(?:\\(\\s?(?:dot|[.·])\\s?\\)|\\[\\s?(?:dot|[.·])\\s?\\]|\\{\\s?(?:dot|[.·])\\s?\\}|(?<![a-z])dot(?=\\s|com|net)|${toneless('ดอท|ดอต|ด็อท|ด็อต|จุด')})`

const begins = '(?<![a-z0-9-]|[a-z0-9][.])'
const written = [
  /h(?:tt|xx)ps?\s?:\s?\/\s?\/\s?\S*/g,
  /(?<![a-z0-9])w\s?w\s?w\s?[.·]\s?\S*(?:\s[.·]\s?[a-z0-9-]{2,}){0,4}/g,
  new RegExp(`${begins}(?:${words}[.·]){1,6}(?:${endings})${ends}${rest}`, 'g'),
  new RegExp(`${begins}(?:${words}[.·]){1,6}(?:${wordyEndings})(?:/\\S*)`, 'g'),
  new RegExp(
    `${begins}(?:${words}[.·]){0,5}(?!(?:tank|crop|desk|roof|table|flat|counter|over)[.]top)[a-z0-9-]{4,63}[.·](?:jobs|top|dev)${ends}(?!\\s[a-z])${rest}`,
    'g',
  ),
  new RegExp(
    `${begins}(?:go|my|www|app|get|to|link|join|apply|jobs?|m|web|th|hr|careers?|shop|chat)[.·][a-z0-9-]{4,63}[.·](?:work|works|live|pro|space|team|cloud|group|digital)${ends}(?!\\s[a-z])${rest}`,
    'g',
  ),
  new RegExp(
    `${thai}{1,40}[.·](?:com|net|org|co[.]th|in[.]th|${toneless('คอม|ไทย(?=/)')})(?![a-z\\u0e01-\\u0e4e])${rest}`,
    'g',
  ),
]
/** In a name any word may be a top-level domain, since there are over a thousand; names need no dot between words. */
const inNames = [
  new RegExp(
    `${begins}(?!(?:dr|mr|mrs|ms|st|no|jr|prof|khun)[.])(?:${words}[.·]){0,6}[a-z0-9-]{2,63}[.·](?!co\\s?[.,])[a-z]{2,63}${ends}`,
    'g',
  ),
  new RegExp(`${begins}(?:${words}[.·]){1,6}[a-z]{2,63}/\\S*`, 'g'),
  new RegExp(`(?<!${thai}|${thai}[.·])(?!บจก|บมจ|หจก)${thai}{2,40}[.·]ไทย(?!${thai})`, 'g'),
  // After a dot, a short word is a letter that is spelled: เอ.บี.ซี.ไทย.
  new RegExp(`(?<=${thai}[.·])${thai}{5,40}[.·]ไทย(?!${thai})`, 'g'),
  /[a-z0-9._+-]@[a-z0-9-]{1,63}(?:[.·][a-z0-9-]{1,63})+/g,
]
/** Words before "com" where it is short for computer. */
const computers =
  'notebook|computer|laptop|desktop|gaming|office|repair|service|apple|lenovo|graphic|graphics|microsoft|windows|internet|budget|mobile|system|basic|using|assemble|build|network|romcom|sitcom|intercom|telecom|smart'
const spoken = [
  new RegExp(
    `(?<![a-z0-9-])(?!(?:${computers})\\s)[a-z0-9-]{6,63}\\s{1,2}com(?![a-z0-9-]|\\s[a-z])${rest}`,
    'g',
  ),
  /(?<![a-z0-9-])(?:facebook|instagram|tiktok|youtube|twitter|fb)\s{1,3}com\s{0,3}\/\s{0,3}[a-z0-9@]\S*/g,
  /(?<![a-z0-9-])(?:facebook|instagram|tiktok|fb|bit|lin|line|forms|m|t|wa)\s{0,3}[.·]\s{0,3}(?:com|me|ly|ee|gle)\s{0,3}\/\s{0,3}[a-z0-9@]\S*/g,
  new RegExp(
    `(?<![a-z0-9-])[a-z0-9-]{2,63}\\s{1,3}[.·]\\s{0,3}(?:com|net|org|co\\s?[.]\\s?th|ly|ee|gle|io|me|app|link)${ends}${rest}`,
    'g',
  ),
  new RegExp(`(?<![a-z0-9-])[a-z0-9-]{2,63}[.·]\\s{1,3}(?:com|net|org)${ends}${rest}`, 'g'),
  new RegExp(
    `(?<![a-z0-9-])[a-z0-9-]{2,63}(?:\\s{0,3}${spokenDot}\\s{0,3}(?:${com}|co|th|me|ly|ee|io|app|link)(?![a-z])){1,4}(?:\\s?/\\s?\\S*)?`,
    'g',
  ),
  new RegExp(`${thai}\\s?(?:${toneless('ดอท|ดอต|ด็อท|ด็อต')})\\s?${com}`, 'g'),
  new RegExp(`(?:${toneless('เว็บ|เวป|เวบ|เว็ป')}|web)[^\\n]{0,30}?${spokenDot}\\s?${com}`, 'g'),
]

const spansOf = (reading: Reading, patterns: readonly RegExp[]): Span[] =>
  patterns.flatMap((pattern) =>
    Array.from(reading.text.matchAll(pattern), ({ 0: found, index }) =>
      spanOf(reading, index, index + found.length),
    ),
  )

/** Names of programs, not addresses. */
const isProgram = /^(?:asp|vb|\.?)\.net$/

/** Web addresses, as spans of the original text. */
export const webAddressesIn = (reading: Reading): Span[] =>
  spansOf(reading, [...written, ...spoken]).filter(
    ({ start, end }) =>
      !isProgram.test(reading.text.slice(reading.starts.indexOf(start), reading.ends.lastIndexOf(end) + 1)),
  )

/** What mail programs turn into a link by themselves, as spans of the original text. */
export const linksIn = (reading: Reading): Span[] => spansOf(reading, [...written, ...inNames])

const providers = toneless('gmail|g mail|hotmail|outlook|yahoo|icloud|จีเมล์?|ฮอ[ทต]เมล์?|ยาฮู|เอาท์ลุค|ไอคลาวด์?')
const at = new RegExp(
  `@|\\(\\s?(?:at|@|${toneless('แอท|แอ็ท|แอด')})\\s?\\)|\\[\\s?(?:at|@|${toneless('แอท|แอ็ท|แอด')})\\s?\\]|\\{\\s?(?:at|@)\\s?\\}|(?<said>(?<=\\s)at(?=\\s)|${toneless('แอท|แอ็ท|แอ็ด')})`,
  'g',
)
const between = `\\s{0,2}(?:[.·]|${spokenDot})\\s{0,2}`
const domain = new RegExp(
  `\\s{0,3}(?:(?:${providers})(?:${between}(?:${com}|co|th)(?![a-z])){0,3}|[a-z0-9-]{1,63}(?:${between}(?:[a-z0-9-]{2,63}|${com})){1,5})`,
  'y',
)
const saidDomain = new RegExp(
  `\\s{0,3}(?:(?:${providers})(?:${between}(?:${com}|co|th)(?![a-z])){0,3}|[a-z0-9-]{1,63}(?:${between}(?:${com}|co|th|io|me)(?![a-z])){1,4})`,
  'y',
)
const localPart = /[\p{L}\p{M}\d_.+-]+(?:\s(?:dot|จุด)\s[\w.+-]+)?\s{0,3}$/u
const longestLocalPart = 80
const withoutAt = new RegExp(
  `(?<![a-z0-9._+-])(?=[a-z0-9._+-]{0,40}[a-z])(?=[a-z0-9._+-]{0,40}\\d)[a-z0-9._+-]{5,64}\\s{1,2}(?:gmail|hotmail|${toneless('จีเมล์?|ฮอ[ทต]เมล์?')})`,
  'g',
)

const named = `[a-z0-9._+-]{1,64}`
const wholeAddresses = [
  // With an underscore before the provider, or with "(a)" for the @ sign.
  new RegExp(
    `(?<![a-z0-9._+-])[a-z0-9.+-][a-z0-9._+-]{0,63}_(?:gmail|hotmail|outlook|yahoo|icloud)[.·](?:com|co[.]th)${ends}`,
    'g',
  ),
  new RegExp(
    `(?<![a-z0-9._+-])${named}\\s?[[({]\\s?a\\s?[\\])}]\\s?[a-z0-9-]{1,63}[.·](?:com|net|org|co[.·]th|me|io|asia|info)${ends}`,
    'g',
  ),
]
/** Words before a provider spelled in Thai that are not the local part of an address. */
const noLocalPart =
  /^(?:google|excel|word|email|e-mail|mail|gmail|account|outlook|microsoft|windows|office|drive|calendar|notion|slack|teams|figma|canva|internet|computer|macbook|iphone|android|ipad|chrome|using|line|facebook|zoom|inbox|password|login|powerpoint|photoshop|online|work|free|create|admin|english|chinese|japanese|spreadsheet|sheets?|docs)\s/
const saidProvider = new RegExp(
  `(?<![a-z0-9._+-])[a-z][a-z0-9._+-]{4,63}\\s{1,2}(?:${toneless('จีเมล์?|ฮอ[ทต]เมล์?')})`,
  'g',
)

/** E-mail addresses, as spans of the original text. */
export function mailAddressesIn(reading: Reading): Span[] {
  const { text } = reading
  const spans = spansOf(reading, [withoutAt, ...wholeAddresses])
  for (const { 0: words, index } of text.matchAll(saidProvider)) {
    if (!noLocalPart.test(words)) spans.push(spanOf(reading, index, index + words.length))
  }
  for (const { 0: sign, index, groups = {} } of text.matchAll(at)) {
    const pattern = groups.said === undefined ? domain : saidDomain
    pattern.lastIndex = index + sign.length
    const host = pattern.exec(text)?.[0]
    const local = host && localPart.exec(text.slice(Math.max(0, index - longestLocalPart), index))?.[0]
    if (host && local) spans.push(spanOf(reading, index - local.length, index + sign.length + host.length))
  }
  return spans
}
