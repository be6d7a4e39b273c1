import 'server-only'
import { type Problem, ProblemError } from './problem'

type Outcome<Data> = { readonly data: Data } | { readonly problem: Problem }

/**
 * The data of one part of a page, or the problem if a service refused or failed: for parts that may fail alone. Other
 * errors, for instance a redirect to the login page, are thrown on.
 */
export async function outcomeOf<Data>(asked: Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { data: await asked }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.problem }
    throw error
  }
}

/** The same for parts that do not need the reason: null for a problem. */
export async function settled<Data>(asked: Promise<Data>): Promise<{ readonly data: Data } | null> {
  const outcome = await outcomeOf(asked)
  return 'data' in outcome ? outcome : null
}
