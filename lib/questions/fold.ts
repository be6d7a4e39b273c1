import { latinDigits } from '@/validators/digits'
import { formOf } from '@/validators/one-form'

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
  const form = formOf(original)
  let text = ''
  const places: number[] = []
  const ends: number[] = []
  for (let at = 0; at < form.text.length; at++) {
    const character = form.text.charAt(at)
    if (lightMarks.test(character) || /[\s\p{P}]/u.test(character)) continue
    const plain = latinDigits(character.toLowerCase())
    text += plain
    for (const _ of plain) {
      places.push(form.starts[at] ?? 0)
      ends.push(form.ends[at] ?? 0)
    }
  }
  return { text, places, ends }
}
