/** Remembers, in this browser, the branch an employer looks at; no such cookie means all of them. */
export const branchCookie = 'partim-branch'
