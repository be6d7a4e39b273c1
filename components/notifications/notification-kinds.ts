import type { IconName } from '@/components/ui/icon-names'
import type { Tone } from '@/components/ui/tone'
import type { Notification, NotificationKind } from '@/lib/notifications/notification'

type KindLooks = { readonly icon: IconName; readonly tone: Tone }

/** The look of each kind; its sentence is under `notifications.kinds` in messages/th.json. */
export const kindLooks: Readonly<Record<NotificationKind, KindLooks>> = {
  company_matched: { icon: 'shield', tone: 'leaf' },
  company_under_review: { icon: 'clock', tone: 'sky' },
  company_verified: { icon: 'shield', tone: 'leaf' },
  company_needs_documents: { icon: 'warning', tone: 'mango' },
  company_rejected: { icon: 'warning', tone: 'chilli' },
  company_suspended: { icon: 'lock', tone: 'chilli' },
  company_letter_sent: { icon: 'mail', tone: 'sky' },
  company_represented: { icon: 'shield', tone: 'leaf' },
  company_disputed: { icon: 'warning', tone: 'mango' },
  dispute_answered: { icon: 'clock', tone: 'sky' },
  dispute_won: { icon: 'shield', tone: 'leaf' },
  dispute_lost: { icon: 'warning', tone: 'chilli' },
  dispute_ended: { icon: 'check-circle', tone: 'neutral' },
  number_kept: { icon: 'shield', tone: 'leaf' },
  number_lost: { icon: 'warning', tone: 'chilli' },
  branch_added: { icon: 'branch', tone: 'sky' },
  branches_imported: { icon: 'branch', tone: 'sky' },
  job_post_published: { icon: 'post', tone: 'leaf' },
  job_post_held: { icon: 'clock', tone: 'mango' },
  job_post_approved: { icon: 'check-circle', tone: 'leaf' },
  job_post_rejected: { icon: 'warning', tone: 'chilli' },
  job_post_closed: { icon: 'lock', tone: 'neutral' },
  job_post_cancelled: { icon: 'trash', tone: 'neutral' },
  job_post_expired: { icon: 'calendar', tone: 'neutral' },
  applications_received: { icon: 'people', tone: 'mango' },
  applicant_left: { icon: 'trash', tone: 'neutral' },
  credits_granted: { icon: 'plus', tone: 'leaf' },
  credits_expiring: { icon: 'clock', tone: 'mango' },
  credits_expired: { icon: 'calendar', tone: 'neutral' },
  join_requested: { icon: 'people', tone: 'mango' },
  member_joined: { icon: 'people', tone: 'leaf' },
  member_left: { icon: 'people', tone: 'neutral' },
  member_removed: { icon: 'people', tone: 'neutral' },
  member_role_changed: { icon: 'shield', tone: 'sky' },
  invitation_declined: { icon: 'mail', tone: 'neutral' },
  application_interview: { icon: 'clock', tone: 'sky' },
  application_offered: { icon: 'briefcase', tone: 'mango' },
  application_hired: { icon: 'check-circle', tone: 'leaf' },
  application_rejected: { icon: 'post', tone: 'neutral' },
  application_expired: { icon: 'lock', tone: 'neutral' },
  application_cancelled: { icon: 'warning', tone: 'chilli' },
  application_shifts_changed: { icon: 'calendar', tone: 'mango' },
  application_terms_changed: { icon: 'warning', tone: 'mango' },
  job_post_invited: { icon: 'star', tone: 'mango' },
}

const paths: Readonly<Record<Notification['subject'], (id: string) => string>> = {
  company: () => '/profile-document',
  branch: () => '/branch',
  credit: () => '/job-posting/pending',
  job_post: (id) => `/job-posting/${id}`,
  member: () => '/my-account#team',
  application: (id) => `/jobs/applications?application=${id}`,
  invite: (id) => `/jobs/${id}`,
}

/** The page of the notification's subject. */
export const pathOf = ({ subject, subjectId }: Notification): string => paths[subject](subjectId)

/** True for a kind that this release knows; a service one release ahead may have more. */
export const isKnown = ({ kind }: Notification): boolean => kind in kindLooks
