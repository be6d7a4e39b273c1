/** One caption: when it is shown, in milliseconds, and its plain text of one or two lines. */
export type Cue = { readonly startMs: number; readonly endMs: number; readonly text: string }

/** Cues of one film at most, and characters of one cue. */
export const captionLimits = { cues: 120, characters: 200 } as const

type Read = { readonly cues: readonly Cue[] } | { readonly faultyLine: number }

const timing = /^((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})(?:[ \t].*)?$/
const header = /^\uFEFF?WEBVTT(?:[ \t].*)?$/
/** Blocks that hold no caption: comments, styles and regions. */
const other = /^(?:NOTE|STYLE|REGION)(?:[ \t].*)?$/

function milliseconds(stamp: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = stamp.split(':').map(Number).reverse()
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
}

/** The text of a cue without tags, with its entities spelt out and without characters that nobody sees. */
const plainText = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replaceAll(/<[^>\n]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_whole, name: string) => entities[name] ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are taken out
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/**
 * Reads WebVTT (w3.org/TR/webvtt1) strictly, as plain text: names, settings, tags and styles are left out. Answers the line,
 * from 1, where something else stands, a caption is too long, ends before it begins, or begins before the one before it.
 */
export function readCaptions(webvtt: string): Read {
  const lines = webvtt.split(/\r\n|\r|\n/)
  if (!header.test(lines[0] ?? '')) return { faultyLine: 1 }
  const cues: Cue[] = []
  let at = 1
  // What stands right below the header belongs to it.
  while (lines[at]) at += 1
  while (at < lines.length) {
    if (lines[at]?.trim() === '') {
      at += 1
      continue
    }
    const first = at
    while (at < lines.length && lines[at] !== '') at += 1
    const block = lines.slice(first, at)
    if (other.test(block[0] ?? '')) continue
    const isNamed = !block[0]?.includes('-->')
    const line = first + (isNamed ? 1 : 0)
    const [, start, end] = timing.exec(block[isNamed ? 1 : 0] ?? '') ?? []
    const text = plainText(block.slice(isNamed ? 2 : 1))
    if (!start || !end || text.includes('-->')) return { faultyLine: line + 1 }
    const cue = { startMs: milliseconds(start), endMs: milliseconds(end), text }
    const isInOrder = cue.startMs < cue.endMs && cue.startMs >= (cues.at(-1)?.startMs ?? 0)
    const isLong = text.length > captionLimits.characters || cues.length >= captionLimits.cues
    if (!isInOrder || isLong) return { faultyLine: line + 1 }
    if (text !== '') cues.push(cue)
  }
  return { cues }
}

const stampOf = (ms: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  const [minutes, seconds] = [Math.floor(ms / 60_000), Math.floor(ms / 1000) % 60]
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}.${String(ms % 1000).padStart(3, '0')}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Captions as WebVTT; empty where there are none. */
export function writeCaptions(cues: readonly Cue[]): string {
  if (cues.length === 0) return ''
  const blocks = cues.map(
    ({ startMs, endMs, text }) => `${stampOf(startMs)} --> ${stampOf(endMs)}\n${escaped(text)}`,
  )
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`
}
