import { mistakenFor } from './garbled'

/** Letters that a table of branches is written with; of other text there may be a little. */
const usual = /[\t\n\r -~\u00a0-\u024f\u0e01-\u0e5b\u2000-\u206f\ufeff]/g

const isMostlyUsual = (text: string) => (text.match(usual)?.length ?? 0) > text.length * 0.98

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** UTF-16 whose mark is missing: every other byte is 0 or that of the Thai letters. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  if (bytes.length % 2 !== 0) return null
  const decoded = ['utf-16le', 'utf-16be'].map((encoding) => new TextDecoder(encoding).decode(bytes))
  return decoded.find(isMostlyUsual) ?? null
}

const thai = new TextDecoder('windows-874')

/** Which byte of an encoding each of its letters is. */
const bytesOf = (encoding: string): ReadonlyMap<string, number> => {
  const decoder = new TextDecoder(encoding)
  return new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const).filter(
      ([letter]) => letter !== '\ufffd',
    ),
  )
}

const mixUps = Object.entries(mistakenFor).map(([encoding, pattern]) => ({
  pattern,
  bytes: bytesOf(encoding),
}))

/** Text of UTF-8 that some program took for another encoding, as it was; null where letters of it were lost. */
function asItWas(text: string, bytesIn: ReadonlyMap<string, number>): string | null {
  const bytes: number[] = []
  for (const letter of text) {
    const byte = bytesIn.get(letter)
    if (byte === undefined) return null
    bytes.push(byte)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}

/** Each line as it was; one that cannot be had back stays as it is, and its cells are named as garbled. */
const mended = (text: string): string =>
  text
    .split(/(?<=\n)/)
    .map((line) => {
      const mixUp = mixUps.find(({ pattern }) => pattern.test(line))
      return (mixUp && asItWas(line, mixUp.bytes)) ?? line
    })
    .join('')

const foreign = /\ufffd/g
const beyondAscii = /[^\p{ASCII}\ufffd]/gu

/** UTF-8, of which a few bytes may be foreign; anything with more of those than letters is windows-874 (TIS-620, too). */
function eightBitText(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes)
  const lost = text.match(foreign)?.length ?? 0
  return lost > (text.match(beyondAscii)?.length ?? 0) ? thai.decode(bytes) : mended(text)
}

/** The text of a spreadsheet's text file, whatever program wrote it; null for what is no text. */
export function textOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  // UTF-16, a binary spreadsheet format, or anything else that is not text.
  if (bytes.includes(0)) return unmarkedUtf16(bytes)
  return eightBitText(bytes)
}
