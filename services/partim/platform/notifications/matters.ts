import {
  type settledMatters,
  type WorkerNotificationKind,
  workerNotificationKindNames,
} from '@/validators/worker-notification-kinds'

/** How an application ended before its work. */
const ends = [
  'application_rejected',
  'application_expired',
  'application_cancelled',
  'application_let_go',
  'application_offer_withdrawn',
  'application_offer_lapsed',
] as const satisfies readonly WorkerNotificationKind[]
/** How an application stands, and what is told of the terms of its work. */
const states = [
  'application_interview',
  'application_offered',
  'application_hired',
  ...ends,
  'application_no_show',
  'application_no_show_withdrawn',
] as const satisfies readonly WorkerNotificationKind[]
const askedTerms = ['application_terms_asked', 'application_shift_cancelled'] as const
const saidTerms = ['application_terms_changed', 'application_shifts_changed'] as const
const terms = [...askedTerms, ...saidTerms]
/** What happens to the company, or to the post, while what was promised stands. */
const companyNews = ['application_company_leaves', 'application_company_stays'] as const
const postNews = ['application_post_taken_down'] as const
const news = [...companyNews, ...postNews]

/** Everything that is told of an interview. */
export const interviewKinds = [
  'interview_proposed',
  'interview_agreed',
  'interview_cancelled',
  'interview_lapsed',
  'interview_stands',
  'interview_reminder',
] as const satisfies readonly WorkerNotificationKind[]

/** What is told of a resume that its worker does not use. */
export const unusedKinds = [
  'resume_unused',
  'resume_expiring',
  'resume_hidden',
] as const satisfies readonly WorkerNotificationKind[]

/** A kind for which workers choose how they are told; who comes back is told of being hidden as they do, in the product alone. */
export type ChosenKind = Exclude<WorkerNotificationKind, 'resume_hidden'>

export const chosenKindNames = workerNotificationKindNames.filter(
  (kind): kind is ChosenKind => kind !== 'resume_hidden',
)

/** Whether a kind is one of some. */
export const isAmong = (kinds: readonly WorkerNotificationKind[], kind: WorkerNotificationKind) =>
  kinds.includes(kind)

/** The kinds whose earlier notifications about the same subject are over once this one is told. */
export function kindsOverBy(kind: WorkerNotificationKind): readonly WorkerNotificationKind[] {
  if (isAmong(ends, kind)) return [...states, ...terms, ...news]
  if (isAmong(states, kind)) return [...states, ...terms]
  if (isAmong(askedTerms, kind)) return terms
  return [unusedKinds, saidTerms, companyNews, postNews].find((kinds) => isAmong(kinds, kind)) ?? []
}

/** The kinds that are over once a matter is settled. */
export const kindsOfSettled = {
  application_offered: ['application_offered'],
  application_hired: ['application_hired'],
  application_terms_asked: terms,
  job_post_invited: ['job_post_invited'],
  application: [...states, ...terms, ...news],
} as const satisfies Record<(typeof settledMatters)[number], readonly WorkerNotificationKind[]>
