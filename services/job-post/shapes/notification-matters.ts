import type { NotificationKind } from './notification-kinds'

/** What workers answer about an application, but for places that somebody is needed in: those have an end of their own. */
export const answerKinds = [
  'offer_accepted',
  'worker_comes',
  'offer_declined',
  'application_withdrawn',
  'terms_accepted',
  'terms_kept',
  'terms_unanswered',
] as const satisfies readonly NotificationKind[]

/** What happens to an interview. */
export const interviewNewsKinds = [
  'interview_accepted',
  'interview_other_time',
  'interview_declined',
  'interview_reconsidered',
  'interview_unanswered',
  'interview_restored',
  'interview_soon',
] as const satisfies readonly NotificationKind[]

/** How far something is that goes through stages. */
const stages: readonly (readonly NotificationKind[])[] = [
  answerKinds,
  interviewNewsKinds,
  [
    'job_post_published',
    'job_post_held',
    'job_post_approved',
    'job_post_rejected',
    'job_post_taken_down',
    'job_post_closed',
    'job_post_cancelled',
    'job_post_expired',
    'job_post_published_late',
    'job_post_kept_draft',
    'credit_requested',
  ],
  [
    'company_disputed',
    'dispute_answered',
    'dispute_won',
    'dispute_lost',
    'dispute_ended',
    'number_kept',
    'number_lost',
  ],
  [
    'tax_refund_under_review',
    'tax_refund_needs_correction',
    'tax_refund_approved',
    'tax_refund_rejected',
    'tax_refund_paid',
  ],
  ['invitation_declined', 'invitation_reconsidered'],
]

/** The kinds whose notifications about the same subject, and the same application, are over once this one is told. */
export const kindsOverBy = (kind: NotificationKind): readonly NotificationKind[] =>
  kind === 'worker_cannot_come' ? answerKinds : (stages.find((kinds) => kinds.includes(kind)) ?? [])
