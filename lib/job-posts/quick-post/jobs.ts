import type { QuickPostMark } from './line'
import { number, readNumber } from './numbers'
import type { QuickPost } from './read-quick-post'
import { workNameOf } from './work-types'

/** One of several jobs that a line names. */
export type Job = {
  /** Its words and its number of people, as they were typed. */
  readonly words: string
  /** What it is called, without the number. */
  readonly name: string
  /** People for it alone; null where the line gives it none of its own. */
  readonly headcount: number | null
  /** The line as if it spoke of this job alone. */
  readonly line: string
  /** The line as if this job did not stand in it. */
  readonly rest: string
}

const mostJobs = 3
/** Between a work and the number that counts its people. */
const beforeCount = /^[\s:x×(]*$/
/** What ties a job to the one before it, or to the one behind it. */
const tieBefore = /[\s,+&/]*(?:และ|กับ|พร้อม)?[\s,+&/]*$/
const tieBehind = /^[\s,+&/]*(?:และ|กับ|พร้อม)?[\s,+&/]*/

type Piece = {
  readonly start: number
  readonly end: number
  readonly name: string
  readonly headcount: number | null
}

/** The jobs of a line that names two or three, each of which can be a post of its own; none of any other line. */
export function jobsOf(text: string, post: QuickPost): readonly Job[] {
  const pieces = piecesOf(text, post.marks)
  const isCountedApart = post.headcount === null && pieces.every(({ headcount }) => headcount !== null)
  const areApart = new Set(pieces.map(({ name }) => name)).size === pieces.length
  const isSeveral = pieces.length > 1 && pieces.length <= mostJobs && areApart
  if (!isSeveral || !(post.hasSeveralJobs || isCountedApart)) return []
  return pieces.map((piece) => ({
    words: text.slice(piece.start, piece.end),
    name: piece.name,
    headcount: piece.headcount,
    line: without(text, pieces, (other) => other !== piece),
    rest: without(text, pieces, (other) => other === piece),
  }))
}

/** The works a line names, each with the number of people right behind it. */
function piecesOf(text: string, marks: readonly QuickPostMark[]): Piece[] {
  return marks.flatMap((mark, index) => {
    if (mark.topic !== 'workType') return []
    const next = marks[index + 1]
    const isCount = next?.topic === 'headcount' && beforeCount.test(text.slice(mark.end, next.start))
    const name = workNameOf(text.slice(mark.start, mark.end))
    if (!isCount) return [{ start: mark.start, end: mark.end, name, headcount: null }]
    return [{ start: mark.start, end: next.end, name, headcount: countIn(text.slice(next.start, next.end)) }]
  })
}

const numbers = new RegExp(number)

const countIn = (words: string) => readNumber(numbers.exec(words)?.[0] ?? '')

/** The text without some of the pieces, and without what ties them to the others. */
function without(text: string, pieces: readonly Piece[], isLeftOut: (piece: Piece) => boolean): string {
  let left = ''
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    const before = text.slice(from, piece.start)
    if (!isLeftOut(piece)) {
      left += text.slice(from, piece.end)
      from = piece.end
    } else if (index === 0) {
      left += before
      from = piece.end + (tieBehind.exec(text.slice(piece.end))?.[0].length ?? 0)
    } else {
      left += before.replace(tieBefore, ' ')
      from = piece.end
    }
  }
  return (left + text.slice(from)).replaceAll(/ {2,}/g, ' ').trim()
}
