import { ProblemError } from './problem'
import { refusal } from './refusal'

/** The title shows at most this much of a path. */
const maximumLength = 1_024

/** The specification's 404 (section 8) as a problem: its statusCode is `status`, its statusMessage is `title`. */
export function pageNotFound(path: string): ProblemError {
  const title = `Page not found: ${path.slice(0, maximumLength)}`
  return new ProblemError({ ...refusal('not_found').problem, title })
}
