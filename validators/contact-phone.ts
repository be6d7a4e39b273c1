/**
 * Numbers companies and branches are called at: mobiles and other numbers of ten digits (the specification's rule), landlines of
 * nine, either with an extension. The account's own number keeps the specification's rule alone (decision 83).
 */

/** As it is stored: digits alone, then perhaps " ต่อ " and the extension. */
const stored = /^(?<number>0\d{9}|0[23457]\d{7})(?: ต่อ (?<extension>\d{1,6}))?$/

/** Ten digits that begin with 0, or a landline's nine (NBTC numbering plan), with an extension of up to six digits or without. */
export const isContactPhone = (text: string): boolean => stored.test(text)

const grouped = (digits: string) => {
  if (digits.length === 10) return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  const area = digits.startsWith('02') ? 2 : 3
  return [digits.slice(0, area), digits.slice(area, area + 3), digits.slice(area + 3)]
}

/** A stored number as people read it: "02-123-4567 ต่อ 12"; one of another kind as it is. */
export function shownPhone(phone: string): string {
  const { number, extension } = stored.exec(phone)?.groups ?? {}
  if (!number) return phone
  const shown = grouped(number).join('-')
  return extension === undefined ? shown : `${shown} ต่อ ${extension}`
}

/**
 * Where a press on a stored number leads. The extension follows a comma, the pause every telephone knows; few know RFC 3966's
 * ";ext=".
 */
export function phoneHref(phone: string): string {
  const { number, extension } = stored.exec(phone)?.groups ?? {}
  if (!number) return `tel:${phone.replace(/[^+\d]/g, '')}`
  return extension === undefined ? `tel:${number}` : `tel:${number},${extension}`
}
