/** Marks that people often omit or misplace in typing: short vowel and tone marks, silencer, yamakkan, joiners. */
const lightMarks = /[\u0E47-\u0E4C\u0E4E\u200B-\u200D\uFEFF]/u

const looks = new Map([
  // Sara am is often typed as two characters; both spellings become the second one.
  ['\u0E33', '\u0E32'],
  ['\u0E4D', ''],
  ...Array.from('๐๑๒๓๔๕๖๗๘๙', (digit, value) => [digit, String(value)] as const),
])

export type Folded = {
  readonly text: string
  /** For each character of `text`, its start in the original. */
  readonly places: readonly number[]
  /** For each character of `text`, its end in the original. */
  readonly ends: readonly number[]
}

/**
 * A text in the form that the search compares: lower case, Latin digits, without spaces, punctuation, tone marks and
 * the like; with the positions in the original.
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
  // The vowel แ typed as two เ.
  const doubled = text.indexOf('เเ')
  if (doubled < 0) return { text, places, ends }
  for (let at = doubled; at >= 0; at = text.indexOf('เเ', at)) {
    text = `${text.slice(0, at)}แ${text.slice(at + 2)}`
    places.splice(at + 1, 1)
    ends.splice(at, 1)
  }
  return { text, places, ends }
}
