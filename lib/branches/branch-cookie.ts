/** Cookie that remembers, in this browser, the branch an employer has selected; without it all branches are shown. */
export const branchCookie = 'partim-branch'
