import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Permission } from '@/validators/permissions'

const name = Type.String({ minLength: 1 })
const ofCompany = {
  subject: 'company',
  audience: 'company.edit',
  params: Type.Object({ company: name }),
} as const
/** What staff decided about a company: nobody may miss it, so it is mailed until somebody chooses otherwise. */
const decision = { ...ofCompany, byMail: true } as const
const ofJobPost = {
  subject: 'job_post',
  audience: 'job_posts.edit',
  params: Type.Object({ title: name }),
} as const
/** What staff decided about a post: mailed like what they decide about a company. */
const reviewed = { ...ofJobPost, byMail: true } as const
const ofCredits = {
  subject: 'credit',
  audience: 'billing.view',
  params: Type.Object({ amount: name }),
} as const

/** What those who manage the members are told. */
const ofMember = {
  subject: 'member',
  audience: 'members.manage',
  params: Type.Object({ member: name }),
} as const

/**
 * Everything a member is told about: what it is about, whom it concerns (members whose role permits `audience`;
 * null: one member alone), what its sentence needs, and whether it is mailed to who chose nothing. A new kind is a row here and its sentence in messages/th.json.
 */
export const notificationKinds = {
  company_matched: ofCompany,
  company_under_review: ofCompany,
  company_verified: decision,
  company_needs_documents: decision,
  company_rejected: decision,
  company_suspended: decision,
  company_letter_sent: ofCompany,
  company_represented: decision,
  /** Another company says that the number is its own; what it is called is the holder's own name. */
  company_disputed: { ...decision, params: Type.Object({ company: name, day: name }) },
  dispute_answered: ofCompany,
  dispute_won: decision,
  dispute_lost: decision,
  dispute_ended: decision,
  number_kept: decision,
  number_lost: decision,
  branch_added: {
    subject: 'branch',
    audience: 'job_posts.edit',
    params: Type.Object({ branch: name }),
  },
  branches_imported: {
    subject: 'branch',
    audience: 'job_posts.edit',
    params: Type.Object({ count: name }),
  },
  job_post_published: ofJobPost,
  job_post_held: ofJobPost,
  job_post_approved: reviewed,
  job_post_rejected: reviewed,
  job_post_closed: ofJobPost,
  job_post_cancelled: ofJobPost,
  job_post_expired: ofJobPost,
  applications_received: {
    subject: 'job_post',
    audience: 'applications.decide',
    params: Type.Object({ title: name, count: name }),
  },
  /** Whoever keeps copies of what they sent has to remove them. */
  applicant_left: {
    subject: 'job_post',
    audience: 'applications.decide',
    params: Type.Object({ title: name }),
  },
  credits_granted: ofCredits,
  credits_expiring: { ...ofCredits, byMail: true },
  credits_expired: ofCredits,
  /** Somebody waits who cannot go on alone, so it is mailed; one mail until somebody looks. */
  join_requested: { ...ofMember, byMail: true },
  member_joined: ofMember,
  member_left: ofMember,
  member_removed: ofMember,
  member_role_changed: {
    subject: 'member',
    audience: null,
    params: Type.Object({ role: name }),
  },
  invitation_declined: {
    subject: 'member',
    audience: 'members.manage',
    params: Type.Object({ email: name }),
  },
} as const satisfies Record<
  string,
  {
    subject: string
    audience: Permission | null
    params: ReturnType<typeof Type.Object>
    byMail?: boolean
  }
>

export type NotificationKind = keyof typeof notificationKinds
export type ParamsOf<Kind extends NotificationKind> = Static<(typeof notificationKinds)[Kind]['params']>

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

/** What notifications are about, in the order of their kinds. */
export const notificationSubjects = [
  ...new Set(Object.values(notificationKinds).map(({ subject }) => subject)),
]
