/** A branch a post can be for. */
export type BranchChoice = { readonly id: string; readonly name: string }
