import 'client-only'
import { localProblem, type Problem } from './problem'

/** The problem of a call whose code could not be loaded: nothing was reached, as when the network is away. */
export const unreachable: Problem = { ...localProblem('unavailable'), status: 503 }
