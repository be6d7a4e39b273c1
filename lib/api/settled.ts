import 'server-only'
import { ProblemError } from './problem'

/**
 * The data of one part of a page, or null where a service refused or failed it: for parts that fail alone. What is no
 * problem of a service, a way to the login page for one, goes on as it came.
 */
export async function settled<Data>(asked: Promise<Data>): Promise<{ readonly data: Data } | null> {
  try {
    return { data: await asked }
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}
