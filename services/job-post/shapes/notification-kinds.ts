import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Permission } from '@/validators/permissions'

const name = Type.String({ minLength: 1 })
const ofCompany = {
  subject: 'company',
  audience: 'company.edit',
  params: Type.Object({ company: name }),
} as const
/** Staff's decisions about a company are mailed by default, because nobody should miss them. */
const decision = { ...ofCompany, byMail: true } as const
const ofJobPost = {
  subject: 'job_post',
  audience: 'job_posts.edit',
  params: Type.Object({ title: name }),
} as const
/** Staff's decisions about a post are mailed by default, like those about a company. */
const reviewed = { ...ofJobPost, byMail: true } as const
const ofCredits = {
  subject: 'credit',
  audience: 'billing.view',
  params: Type.Object({ amount: name }),
} as const

/** Kinds for members who manage members. */
const ofMember = {
  subject: 'member',
  audience: 'members.manage',
  params: Type.Object({ member: name }),
} as const

/**
 * All kinds of notifications: their subject, whom they concern (members whose role permits `audience`; null: a single
 * member), the params of their sentence, and whether they are mailed to members who made no choice. A new kind needs a
 * row here and its sentence in messages/th.json.
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
  /** Another company claims the number; `company` is the holder's own name. */
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
  /** Mailed by default: who posts for tomorrow must not find out by chance that somebody applied. */
  applications_received: {
    subject: 'job_post',
    audience: 'applications.decide',
    byMail: true,
    params: Type.Object({ title: name, count: name }),
  },
  /** Companies that keep copies of an application must remove them. */
  applicant_left: {
    subject: 'job_post',
    audience: 'applications.decide',
    params: Type.Object({ title: name }),
  },
  credits_granted: ofCredits,
  credits_expiring: { ...ofCredits, byMail: true },
  credits_expired: ofCredits,
  /** The sender cannot continue alone, so it is mailed; one mail until a member looks. */
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

/** The subjects of notifications, in the order of their kinds. */
export const notificationSubjects = [
  ...new Set(Object.values(notificationKinds).map(({ subject }) => subject)),
]
