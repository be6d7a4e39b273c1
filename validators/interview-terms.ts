/** How an interview is held. */
export const interviewKinds = ['video', 'phone', 'on_site'] as const
export type InterviewKind = (typeof interviewKinds)[number]

/** How long one may last, in minutes. */
export const interviewLengths = [15, 30, 45, 60] as const
export type InterviewLength = (typeof interviewLengths)[number]

/** What the company thinks of a candidate after an interview. */
export const interviewDecisions = ['fits', 'undecided', 'refused'] as const
export type InterviewDecision = (typeof interviewDecisions)[number]

/**
 * What the other side of an interview is told; `restored`: nobody answered the wish for another time, so what was agreed on
 * stands; `soon` is a reminder, and `dealt_with` says only that nobody has to answer it any more.
 */
export const interviewHappenings = [
  'proposed',
  'accepted',
  'other_time',
  'declined',
  'reconsidered',
  'cancelled',
  'unanswered',
  'restored',
  'soon',
  'dealt_with',
] as const
export type InterviewHappening = (typeof interviewHappenings)[number]

export const interviewTerms = {
  /** How many times a company may propose at once. */
  times: 3,
  /** Times begin on a whole quarter of an hour: the seats of time that an interview takes. */
  stepMinutes: 15,
  /** For how long a proposal, or the worker's wish for another time, waits for an answer. */
  answerHours: 24,
  /** How far ahead an interview may be. */
  farthestDays: 60,
  place: 300,
  note: 500,
  wish: 300,
  outcomeNote: 1_000,
  /** After so many days without a result the board says that the candidate waits. */
  overdueDays: 3,
  /** For how long what is over stays on the board. */
  shownDays: 30,
} as const
