import type { settledMatters, WorkerNotificationKind } from '@/validators/worker-notification-kinds'

/** How an application stands, and what is told of the terms of its work. */
const states = [
  'application_interview',
  'application_offered',
  'application_hired',
  'application_rejected',
  'application_expired',
  'application_cancelled',
  'application_let_go',
  'application_offer_withdrawn',
  'application_offer_lapsed',
  'application_no_show',
  'application_no_show_withdrawn',
] as const satisfies readonly WorkerNotificationKind[]
const askedTerms = ['application_terms_asked', 'application_shift_cancelled'] as const
const saidTerms = ['application_terms_changed', 'application_shifts_changed'] as const
const terms = [...askedTerms, ...saidTerms]

/** Everything that is told of an interview. */
export const interviewKinds = [
  'interview_proposed',
  'interview_agreed',
  'interview_cancelled',
  'interview_lapsed',
  'interview_stands',
  'interview_reminder',
] as const satisfies readonly WorkerNotificationKind[]

const isAmong = (kinds: readonly WorkerNotificationKind[], kind: WorkerNotificationKind) =>
  kinds.includes(kind)

/** The kinds whose earlier notifications about the same subject are over once this one is told. */
export function kindsOverBy(kind: WorkerNotificationKind): readonly WorkerNotificationKind[] {
  if (isAmong(states, kind)) return [...states, ...terms]
  if (isAmong(askedTerms, kind)) return terms
  return isAmong(saidTerms, kind) ? saidTerms : []
}

/** The kinds that are over once a matter is settled. */
export const kindsOfSettled = {
  application_offered: ['application_offered'],
  application_hired: ['application_hired'],
  application_terms_asked: terms,
  job_post_invited: ['job_post_invited'],
  application: [...states, ...terms],
} as const satisfies Record<(typeof settledMatters)[number], readonly WorkerNotificationKind[]>
