import { read } from './reading'
import { linksIn } from './web-addresses'

/**
 * Names are put into mails to strangers and onto their screens: there they must say who somebody is, and lead nowhere.
 */

/** Control and format characters, marks that turn the direction of writing, and others nobody sees (Unicode 5.23). */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|\p{Default_Ignorable_Code_Point}/gu
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** A text without what cannot be seen in it; breaks of lines become spaces. */
export const withoutUnseen = (text: string): string => text.replace(breaks, ' ').replace(unseen, '')

/** Nothing longer is a name, nor worth the time to read. */
const longest = 2_000

/** Whether a name holds nothing but what can be seen, and nothing a mail program makes a link of. */
export const isPlainName = (name: string): boolean =>
  name.length <= longest && name.search(unseen) === -1 && linksIn(read(name)).length === 0

const signs = /[^\p{L}\p{M}\p{Nd}\s-]+/gu

function withoutLinks(name: string): string {
  let left = ''
  let at = 0
  for (const { start, end } of linksIn(read(name)).sort((one, other) => one.start - other.start)) {
    if (start < at) continue
    left += name.slice(at, start) + name.slice(start, end).replace(signs, ' ')
    at = end
  }
  left += name.slice(at)
  return left === name ? name : withoutLinks(left)
}

/** The same words as a plain name, whatever they were: for names others vouch for, and for what goes into mails. */
export const plainName = (name: string): string => withoutLinks(withoutUnseen(name)).trim()
