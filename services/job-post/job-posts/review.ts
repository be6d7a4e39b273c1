export type ReviewReason = 'contact_details' | 'link'

const thaiZero = '๐'.codePointAt(0) ?? 0
const latinDigits = (text: string) =>
  text.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? thaiZero) - thaiZero))

/** Nine or ten digits from 0, or +66, however people space them out. */
const phone = /(?:\+?66|0)[\s.\-()]*(?:\d[\s.\-()]*){8,9}(?!\d)/
const email = /[\w.+-]+\s*(?:@|\(at\)|\[at\])\s*[\w-]+\s*\.\s*[a-z]{2,}/i
/** A chat name: asked to add, given as an id, or looking like one; "ไลน์ผลิต" (a production line) is not. */
const chatNames = [
  /(?:แอด|ทัก|เพิ่มเพื่อน|\badd)\s*(?:ไลน์|ไลน|\bline)\s*[a-z0-9_.-]{4,}/i,
  /(?:ไลน์|ไลน|\bline)\s*(?:\bid\b|ไอดี|[:=@])[\s:=@]*[a-z0-9_.-]{4,}/i,
  /(?:ไลน์|ไลน|\bline)\s+(?=[a-z_.-]*\d)[a-z0-9_.-]{4,}/i,
  /ไอดี\s*[:=]?\s*[a-z0-9_.-]{4,}/i,
  /(?:^|\s)@[a-z0-9_.-]{4,}/i,
]
const link = /https?:\/\/|www\.|\b(?:[a-z0-9-]+\.)+(?:com|net|org|co|th|io|me|ee|ly|app|link|page|site)\b/i

/**
 * Automatic review: a post whose text gives contact details or links waits for our staff, because people
 * are then hired, charged or cheated outside the product.
 */
export function reviewReasons(texts: readonly (string | null | undefined)[]): ReviewReason[] {
  const text = latinDigits(texts.filter(Boolean).join('\n'))
  const reasons: ReviewReason[] = []
  const withoutMail = text.replace(new RegExp(email, 'gi'), ' ')
  const contacts = [phone, email, ...chatNames]
  if (contacts.some((pattern) => pattern.test(text))) reasons.push('contact_details')
  if (link.test(withoutMail)) reasons.push('link')
  return reasons
}
