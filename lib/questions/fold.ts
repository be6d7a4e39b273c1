import { latinDigits } from '@/validators/digits'
import { type Formed, formOf } from '@/validators/one-form'

/** Marks that people often omit or misplace in typing: short vowel and tone marks, silencer, yamakkan. */
const lightMarks = /[\u0E47-\u0E4C\u0E4E]/u

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
  const kept = withoutLightMarks(formOf(original))
  // Letters that come together only now are one as well: "เ-เ" is "แ".
  const form = formOf(kept.text)
  return {
    text: form.text,
    places: form.starts.map((start) => kept.places[start] ?? 0),
    ends: form.ends.map((end) => kept.ends[end - 1] ?? 0),
  }
}

function withoutLightMarks({ text: formed, starts, ends: formedEnds }: Formed): Folded {
  let text = ''
  const places: number[] = []
  const ends: number[] = []
  for (let at = 0; at < formed.length; at++) {
    const character = formed.charAt(at)
    if (lightMarks.test(character) || /[\s\p{P}]/u.test(character)) continue
    const plain = latinDigits(character.toLowerCase())
    text += plain
    for (const _ of plain) {
      places.push(starts[at] ?? 0)
      ends.push(formedEnds[at] ?? 0)
    }
  }
  return { text, places, ends }
}
