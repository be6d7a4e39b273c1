import 'client-only'
import { dropInput, keepInput, keptInput } from '@/lib/drafts/kept-input'

/** Listed as a draft in lib/consent/stored-items.ts. */
const key = 'partim:draft:post-line'

/** A form that has a line: that of the next new post, or of the draft with this id. */
type LineForm = 'new' | (string & {})

const keyOf = (form: LineForm | undefined) => (form ? `${key}:${form}` : key)

/** The line of a form, or the one somebody typed before there was a form; at most a month old, empty if there is none. */
export const keptLine = (form?: LineForm): string => keptInput<string>(keyOf(form))?.values ?? ''

/** Keeps a line in this browser: of a form, or until the form of a new post has taken it over. */
export function keepLine(line: string, form?: LineForm): void {
  if (line.trim() === '') dropLine(form)
  else keepInput(keyOf(form), line)
}

export const dropLine = (form?: LineForm): void => dropInput(keyOf(form))

/** The form of a new post has become that of the draft with this id, and keeps its line under it. */
export function moveNewLine(id: string): void {
  keepLine(keptLine('new'), id)
  dropLine('new')
}

/** Under which names this browser keeps the same words; a blank line is never kept. */
function namesOf(line: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter(
      (name) => name.startsWith(key) && keptInput<string>(name)?.values.trim() === line.trim(),
    )
  } catch {
    // Storage is refused: nothing was kept.
    return []
  }
}

/** The ids of drafts that were begun with the same words, as far as this browser knows. */
export const draftsOf = (line: string): readonly string[] =>
  namesOf(line)
    .map((name) => name.slice(key.length + 1))
    .filter((id) => id !== '' && id !== 'new')

/** The post with this id is there to be read: its line is done with, wherever else this browser keeps the same words. */
export function dropPublishedLine(id: string): void {
  const line = keptLine(id)
  dropLine(id)
  for (const name of namesOf(line)) dropInput(name)
}
