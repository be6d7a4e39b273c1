/**
 * What workers are told, by what it is about: an application of theirs, or a post they are invited to. The job-post
 * service decides when one happened; the partim service keeps and shows them. Each has its sentence in messages/th.json.
 */
export const workerNotificationKinds = {
  application_interview: 'application',
  application_offered: 'application',
  application_hired: 'application',
  application_rejected: 'application',
  application_expired: 'application',
  application_cancelled: 'application',
  application_shifts_changed: 'application',
  application_terms_changed: 'application',
  job_post_invited: 'invite',
} as const

export type WorkerNotificationKind = keyof typeof workerNotificationKinds

export const workerNotificationKindNames = Object.keys(workerNotificationKinds) as WorkerNotificationKind[]

/** What notifications are about, in the order of their kinds. */
export const workerNotificationSubjects = [...new Set(Object.values(workerNotificationKinds))]
