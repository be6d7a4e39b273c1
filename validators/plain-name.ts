import { read } from './reading'
import { linksIn } from './web-addresses'

/** Names go into mails to strangers and onto their screens: they must say who somebody is, without any link. */

/**
 * Control and format characters, marks of the writing direction, and other invisible ones (Unicode 5.23); the joiner that
 * makes one picture of several is seen by that.
 */
const unseen =
  /(?!(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic}))(?:[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|\p{Default_Ignorable_Code_Point})/gu
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g

/** A text without invisible characters; line breaks become spaces. */
export const withoutUnseen = (text: string): string => text.replace(breaks, ' ').replace(unseen, '')

/** A longer text is not a name, and is refused without the cost of analysing it. */
const longest = 2_000

/**
 * A company that is called like its address: nothing stands before that but the word for a company, and its legal form
 * behind. Mails make such names plain.
 */
const companyCalledSo =
  /^(?:บริษัท\s*|บจก\.\s*|บมจ\.\s*)?[a-z0-9-]+(?:\.[a-z]{2,12}){1,2}\s*(?:\((?:thailand|ประเทศไทย)\)\s*)?(?:(?:co\.?,?\s*)?(?:ltd|limited)\.?|public company limited|plc\.?|จำกัด(?:\s*\(มหาชน\))?)$/i

/** Whether a name has only visible characters, and nothing that a mail program turns into a link. */
export const isPlainName = (name: string): boolean =>
  name.length <= longest &&
  name.search(unseen) === -1 &&
  (linksIn(read(name)).length === 0 || companyCalledSo.test(name))

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

/** Any text made a plain name: for names from trusted sources, and for what goes into mails. */
export const plainName = (name: string): string =>
  // Of a link that ended in a picture a joiner may be left.
  withoutUnseen(withoutLinks(withoutUnseen(name))).trim()
