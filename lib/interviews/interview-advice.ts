/** A kind of interview; `picture` is an illustration's name (components/ui/illustration-names). */
type InterviewKind = {
  readonly id: string
  readonly picture: string
  readonly title: string
  readonly about: string
  readonly points: readonly string[]
}

/** A state of an appointment; `tone` is one of components/ui/tone. */
type InterviewState = {
  readonly id: string
  readonly tone: string
  readonly name: string
  readonly about: string
}

type Checklist = {
  readonly id: string
  readonly title: string
  readonly before: readonly string[]
  readonly during: readonly string[]
  readonly after: readonly string[]
}

/** The advice about interviews. */
export type InterviewAdvice = {
  readonly kinds: readonly InterviewKind[]
  readonly states: readonly InterviewState[]
  readonly checklists: readonly Checklist[]
  readonly questions: { readonly ask: readonly string[]; readonly avoid: readonly string[] }
  readonly calendar: readonly string[]
}
