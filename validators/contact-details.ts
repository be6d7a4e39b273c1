import { messengerNamesIn } from './messengers'
import { phoneNumbersIn } from './phone-numbers'
import { joinSpelledOut, read, type Span } from './reading'
import { mailAddressesIn, webAddressesIn } from './web-addresses'

/**
 * A way to reach somebody outside the product: a phone number, an e-mail address or a messenger name (`contact`), or a
 * web address (`link`).
 */
export type ContactDetail = { readonly kind: 'contact' | 'link' } & Span

/** Whether a detail belongs to the one before it: they overlap, or one begins where another of the same kind ends. */
const goesOn = (last: ContactDetail, next: ContactDetail) =>
  next.start < last.end || (next.start === last.end && next.kind === last.kind)

/**
 * The contact details of a text in their order, as spans of it: found as a reader recognises them, however they are
 * spaced, spelled or disguised. Overlapping details are merged into one.
 */
export function contactDetailsIn(text: string): ContactDetail[] {
  const reading = read(text)
  const joined = joinSpelledOut(reading)
  const contacts = [
    ...phoneNumbersIn(reading),
    ...mailAddressesIn(reading),
    ...messengerNamesIn(reading),
    ...(joined === reading ? [] : [...messengerNamesIn(joined), ...mailAddressesIn(joined)]),
  ]
  const all = [
    ...contacts.map((span) => ({ kind: 'contact' as const, ...span })),
    ...webAddressesIn(reading).map((span) => ({ kind: 'link' as const, ...span })),
  ].sort((one, other) => one.start - other.start || other.end - one.end)
  const merged: ContactDetail[] = []
  for (const detail of all) {
    const last = merged.at(-1)
    if (!last || !goesOn(last, detail)) merged.push(detail)
    else {
      const kind = last.kind === 'contact' || detail.kind === 'contact' ? 'contact' : 'link'
      merged[merged.length - 1] = { kind, start: last.start, end: Math.max(last.end, detail.end) }
    }
  }
  return merged
}

/** Stands where a contact detail was. */
export const removedContact = '•••'

function removeOnce(texts: readonly string[]): string[] {
  const whole = texts.join('\n')
  const details = contactDetailsIn(whole)
  let from = 0
  return texts.map((text) => {
    const [start, end] = [from, from + text.length]
    from = end + 1
    if (text === '') return text
    let kept = ''
    let at = start
    for (const detail of details) {
      if (detail.end <= start || detail.start >= end) continue
      // An empty text between the two halves of a detail holds none of it.
      if (whole.slice(Math.max(start, detail.start), Math.min(end, detail.end)).trim() === '') continue
      kept += whole.slice(at, Math.max(at, detail.start)) + removedContact
      at = Math.min(end, detail.end)
    }
    return kept + whole.slice(at, end)
  })
}

/**
 * Texts that are shown together, without contact details, including one that begins in one text and ends in the next.
 * The result is checked again, because what stood on both sides of a removed detail may form another.
 */
export function withoutContactDetailsIn(texts: readonly string[]): string[] {
  let before = [...texts]
  for (;;) {
    const left = removeOnce(before)
    if (left.every((text, index) => text === before[index])) return left
    before = left
  }
}

/** A text without contact details. */
export const withoutContactDetails = (text: string): string => withoutContactDetailsIn([text])[0] ?? ''
