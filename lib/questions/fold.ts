/** Marks people leave out or misplace while typing: short vowel and tone marks, silencer, yamakkan, joiners. */
const lightMarks = /[\u0E47-\u0E4C\u0E4E\u200B-\u200D\uFEFF]/u

const looks = new Map([
  // Sara am is often typed as its two halves; both become the second half.
  ['\u0E33', '\u0E32'],
  ['\u0E4D', ''],
  ...Array.from('๐๑๒๓๔๕๖๗๘๙', (digit, value) => [digit, String(value)] as const),
])

export type Folded = {
  readonly text: string
  /** For each character of `text`, where in the original it starts. */
  readonly places: readonly number[]
  /** For each character of `text`, where in the original it has ended. */
  readonly ends: readonly number[]
}

/**
 * A text as the search compares it: lower case, Latin digits, without spaces, punctuation, tone marks and the
 * like; with the way back to the original.
 */
export function fold(original: string): Folded {
  let text = ''
  const places: number[] = []
  const ends: number[] = []
  for (let place = 0; place < original.length; place++) {
    const character = original.charAt(place)
    if (lightMarks.test(character) || /[\s\p{P}]/u.test(character)) continue
    const plain = looks.get(character) ?? character.toLowerCase()
    text += plain
    for (let part = 0; part < plain.length; part++) {
      places.push(place)
      ends.push(place + 1)
    }
  }
  // Two short vowels typed for the long one.
  const doubled = text.indexOf('เเ')
  if (doubled < 0) return { text, places, ends }
  for (let at = doubled; at >= 0; at = text.indexOf('เเ', at)) {
    text = `${text.slice(0, at)}แ${text.slice(at + 2)}`
    places.splice(at + 1, 1)
    ends.splice(at, 1)
  }
  return { text, places, ends }
}
