/**
 * The header of a write that says for whom it was begun: the session of a browser may be another person's by the time
 * it is sent. Its value is the mark of the account and, where the page knows one, that of the company: `account.company`.
 */
export const begunAsHeader = 'Begun-As'

/** For whom something was begun, by the marks of lib/auth/account-mark.ts; the company where it is known. */
export type BegunAs = { readonly account: string; readonly company: string | null }

export const begunAsText = ({ account, company }: BegunAs): string =>
  company ? `${account}.${company}` : account

/** Whether what was begun for one may be done for the other: the same account, and no other company. */
export const isBegunBy = (begun: BegunAs, now: BegunAs): boolean =>
  begun.account === now.account &&
  (begun.company === null || now.company === null || begun.company === now.company)
