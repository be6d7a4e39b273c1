/** Remembers, in this browser, the branch an employer looks at; interface state, so SameSite=Strict. */
export const branchCookie = 'partim-branch'

const oneYearSeconds = 31_536_000

/** Remembers a branch, or with null that all are looked at. */
export function rememberBranch(branchId: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const maxAge = branchId ? oneYearSeconds : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers people have
  document.cookie = `${branchCookie}=${branchId ?? ''}; Path=/; SameSite=Strict; Max-Age=${maxAge}${secure}`
}
