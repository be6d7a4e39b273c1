import { isContactPhone, phoneHref } from '@/validators/contact-phone'
import { tidyContactPhone } from '@/validators/tidy-contact-phone'

/** A piece of a message: plain words, an address of the web, or a number that can be called. */
type MessagePart = { readonly text: string; readonly href: string | null }

/** Addresses with their scheme, and runs of digits that may be a Thai number. */
const special = /https?:\/\/[^\s<>"']+|(?<![\d\w])(?:\+66|0)[\d\s().-]{7,13}\d(?!\d)/giu

/** What ends a sentence and not an address. */
const trailing = /[.,;:!?)\]}"'ฯๆ]+$/u

function hrefOf(found: string): string | null {
  if (!/^https?:/iu.test(found)) {
    const phone = tidyContactPhone(found)
    return isContactPhone(phone) ? phoneHref(phone) : null
  }
  try {
    const { href, hostname, username } = new URL(found)
    // A name before the host makes an address look like one of somebody else's.
    return hostname.includes('.') && username === '' ? href : null
  } catch {
    return null
  }
}

/** Splits a text into words, addresses and phone numbers; put together they are the text again. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = []
  let from = 0
  for (const { 0: match, index } of text.matchAll(special)) {
    const found = match.replace(trailing, '')
    const href = hrefOf(found)
    if (href === null) continue
    if (index > from) parts.push({ text: text.slice(from, index), href: null })
    parts.push({ text: found, href })
    from = index + found.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}
