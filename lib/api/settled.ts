import 'server-only'
import { type Problem, ProblemError } from './problem'

type Outcome<Data> = { readonly data: Data } | { readonly problem: Problem }

/**
 * The data of one part of a page, or the problem where a service refused or failed it: for parts that fail alone. What is
 * no problem of a service, a way to the login page for one, goes on as it came.
 */
export async function outcomeOf<Data>(asked: Promise<Data>): Promise<Outcome<Data>> {
  try {
    return { data: await asked }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.problem }
    throw error
  }
}

/** The same where nothing depends on why: null for a problem. */
export async function settled<Data>(asked: Promise<Data>): Promise<{ readonly data: Data } | null> {
  const outcome = await outcomeOf(asked)
  return 'data' in outcome ? outcome : null
}
