import { attachmentLimits } from './talk-attachments'

const reserved = '/\\:*?"<>|'
const mostBytes = 240
/** What names of pictures and papers end in; a picture that is drawn anew has another type than its name says. */
const knownEnds = /(?:\.(?:pdf|jpe?g|jfif|png|webp|gif|bmp|svg|avif|hei[cf]))+\s*$/i

/**
 * A file's name as it is shown and saved: without characters that lead elsewhere, hide others or turn their order, short enough
 * for every disk, and always ending as its type does.
 */
export function safeFileName(name: string, extension = 'pdf'): string {
  const end = `.${extension}`
  const plain = [...name.normalize('NFC')]
    .map((letter) =>
      reserved.includes(letter) || /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u.test(letter) ? ' ' : letter,
    )
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replace(knownEnds, '')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
  let base = ''
  for (const letter of plain) {
    const longer = base + letter
    if (
      longer.length > attachmentLimits.name - end.length ||
      new TextEncoder().encode(longer).length > mostBytes
    )
      break
    base = longer
  }
  return `${base.trimEnd() || 'file'}${end}`
}
