/**
 * What workers are told, by what it is about: an application of theirs, a post they are invited to, a company that
 * unlocked their profile, an intro video of theirs, their resume, a company that wrote to them, or an interview. The job-post
 * service decides when one of the first two happened; the partim service keeps and shows them. Each has its sentence in messages/th.json.
 */
export const workerNotificationKinds = {
  application_interview: 'application',
  application_offered: 'application',
  application_hired: 'application',
  application_rejected: 'application',
  application_expired: 'application',
  application_cancelled: 'application',
  application_let_go: 'application',
  application_offer_withdrawn: 'application',
  application_no_show: 'application',
  application_no_show_withdrawn: 'application',
  application_offer_lapsed: 'application',
  application_company_leaves: 'application',
  application_company_stays: 'application',
  application_post_taken_down: 'application',
  application_shifts_changed: 'application',
  application_shift_cancelled: 'application',
  application_terms_changed: 'application',
  application_terms_asked: 'application',
  job_post_invited: 'invite',
  profile_unlocked: 'unlock',
  intro_video_shown: 'intro_video',
  intro_video_rejected: 'intro_video',
  resume_unused: 'resume',
  resume_expiring: 'resume',
  resume_hidden: 'resume',
  company_wrote: 'conversation',
  interview_proposed: 'own_interview',
  interview_agreed: 'own_interview',
  interview_cancelled: 'own_interview',
  interview_lapsed: 'own_interview',
  interview_stands: 'own_interview',
  interview_reminder: 'own_interview',
} as const

export type WorkerNotificationKind = keyof typeof workerNotificationKinds

export const workerNotificationKindNames = Object.keys(workerNotificationKinds) as WorkerNotificationKind[]

/** What notifications are about, in the order of their kinds. */
export const workerNotificationSubjects = [...new Set(Object.values(workerNotificationKinds))]

/** Kinds that ask for an answer of the worker, and ask no more once it is settled. */
const askingKinds = [
  'application_offered',
  'application_hired',
  'application_terms_asked',
  'job_post_invited',
] as const satisfies readonly WorkerNotificationKind[]

/** What is settled: something that was asked, or all that was told of an application that is over or was read of. */
export const settledMatters = [...askingKinds, 'application'] as const
