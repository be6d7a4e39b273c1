export type QuestionGroup = 'employer' | 'worker' | 'payment' | 'tax' | 'safety' | 'account'

/** One question with its answer; `also` holds other words people use for it. */
export type Question = {
  readonly id: string
  readonly question: string
  readonly answer: readonly string[]
  readonly also: string
  /** The screen where the answer can be applied. */
  readonly link?: { readonly href: string; readonly label: string }
}
