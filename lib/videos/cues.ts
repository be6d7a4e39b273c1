import { type Cue, readCaptions, writeCaptions } from '@/validators/captions'

/** How long a line stays when nothing else says so, in milliseconds. */
const usualCueMs = 3_000

/** A line that is shown for less cannot be read. */
const shortestCueMs = 500

/** What is wrong with a line: nothing is typed, it ends before it begins, or it begins before the last one ended. */
type CueFault = 'empty' | 'too_short' | 'overlaps'

/** A typed text on one line; the arrow that separates times in the file is written as one. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('-->', '→').trim()

/** The lines as a WebVTT file, in their order and without empty ones; an empty text where there are none. */
export const writeCues = (cues: readonly Cue[]): string =>
  writeCaptions(
    cues
      .map((cue) => ({ ...cue, text: onOneLine(cue.text) }))
      .filter(({ text }) => text !== '')
      .sort((one, other) => one.startMs - other.startMs),
  )

/** The lines of a WebVTT file; what cannot be read has none. */
export function readCues(file: string): readonly Cue[] {
  const read = readCaptions(file)
  return 'cues' in read ? read.cues : []
}

/** What is wrong with each line, in the order given; null where nothing is. */
export function cueFaults(cues: readonly Cue[]): (CueFault | null)[] {
  return cues.map(({ startMs, endMs, text }, index) => {
    if (onOneLine(text) === '') return 'empty'
    if (endMs - startMs < shortestCueMs) return 'too_short'
    const before = cues[index - 1]
    return before && startMs < before.endMs ? 'overlaps' : null
  })
}

/** Where a new line belongs: after the last one, or from `nowMs` where nothing is shown then; null when there is no room. */
export function nextCue(cues: readonly Cue[], filmMs: number, nowMs: number): Cue | null {
  const isFree = (ms: number) => !cues.some(({ startMs, endMs }) => ms >= startMs && ms < endMs)
  const last = Math.max(0, ...cues.map(({ endMs }) => endMs))
  const startMs = isFree(nowMs) && nowMs < filmMs - shortestCueMs ? nowMs : last
  const following = Math.min(filmMs, ...cues.map((cue) => cue.startMs).filter((ms) => ms > startMs))
  const endMs = Math.min(startMs + usualCueMs, following)
  return endMs - startMs < shortestCueMs ? null : { startMs, endMs, text: '' }
}

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Splits a line into two, at the word nearest its middle; the time is shared as the letters are. */
export function splitCue({ startMs, endMs, text }: Cue): [Cue, Cue] {
  const spoken = onOneLine(text)
  const middle = spoken.length / 2
  const ends = [...words.segment(spoken)].map(({ index }) => index).filter((index) => index > 0)
  const at = ends.reduce(
    (best, end) => (Math.abs(end - middle) < Math.abs(best - middle) ? end : best),
    ends[0] ?? spoken.length,
  )
  const share = spoken.length > 0 ? Math.min(0.9, Math.max(0.1, at / spoken.length)) : 0.5
  const between = Math.round(startMs + (endMs - startMs) * share)
  return [
    { startMs, endMs: between, text: spoken.slice(0, at).trim() },
    { startMs: between, endMs, text: spoken.slice(at).trim() },
  ]
}

/** A first guess at the lines of a prepared script: one for each of its lines, in times as long as they are to say, in tenths of a second. */
export function cuesOfScript(script: string, filmMs: number): Cue[] {
  const lines = script.split('\n').map(onOneLine).filter(Boolean)
  const letters = lines.reduce((sum, { length }) => sum + length, 0)
  let said = 0
  const momentAt = (share: number) => Math.floor((share * filmMs) / 100) * 100
  return lines.map((text) => {
    const startMs = momentAt(said / letters)
    said += text.length
    return { startMs, endMs: momentAt(said / letters), text }
  })
}
