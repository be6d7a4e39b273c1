import type { Place } from '@/validators/minimum-wages'

/** A branch a post can be for; where it is decides the minimum wage. */
export type BranchChoice = Place & { readonly id: string; readonly name: string }
