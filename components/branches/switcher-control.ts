export type BranchName = { readonly id: string; readonly name: string }

/** What both forms of the branch switcher are given. */
export type ChoiceProps = { isChanging: boolean; onChoose: (branchId: string | null) => void }

/** How the control of both looks. */
export const controlLook = 'control min-h-11 truncate py-1.5 pr-9 pl-10 text-sm font-medium'
