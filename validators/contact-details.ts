import { messengerNamesIn } from './messengers'
import { phoneNumbersIn } from './phone-numbers'
import { joinSpelledOut, read, type Span } from './reading'
import { mailAddressesIn, webAddressesIn } from './web-addresses'

/** What leads to somebody outside the product: a number, an address of mail or a name in a messenger; or a web address. */
export type ContactDetail = { readonly kind: 'contact' | 'link' } & Span

/** Whether a detail belongs to the one before it: they share words, or one begins where the other ends. */
const goesOn = (last: ContactDetail, next: ContactDetail) =>
  next.start < last.end || (next.start === last.end && next.kind === last.kind)

/**
 * The contact details of a text, in their order, as parts of it: found as an eye finds them, however they are spaced,
 * spelled or disguised. Of two that overlap only the whole is given.
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
      // Nothing of it is in a text that stands empty between two halves.
      if (whole.slice(Math.max(start, detail.start), Math.min(end, detail.end)).trim() === '') continue
      kept += whole.slice(at, Math.max(at, detail.start)) + removedContact
      at = Math.min(end, detail.end)
    }
    return kept + whole.slice(at, end)
  })
}

/**
 * Texts somebody sees together, without contact details: also without one that begins in one text and ends in the next.
 * What they were taken out of is read again, for what stood on both sides of one may be another.
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
