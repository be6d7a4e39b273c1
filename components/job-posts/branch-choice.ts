import type { Place } from '@/validators/minimum-wages'

/** A branch that a post can be for; its place decides the minimum wage. */
export type BranchChoice = Place & {
  readonly id: string
  readonly name: string
  /** It has no pin on the map, and the writer may set one. */
  readonly asksPin?: boolean
}
