import { type Static, Type } from '@fastify/type-provider-typebox'
import { OneOf } from '@/services/shared/schema'
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

/** Within how many days something ends, and the day on which it, or the first of it, does; earlier warnings lack that. */
const nearEnd = { days: name, day: Type.Optional(name) } as const

/** What becomes of money that was paid is mailed by default, like every other word about money. */
const ofMoney = { subject: 'credit', audience: 'billing.view', byMail: true } as const

/** How far a refund of withheld tax is; mailed, because somebody's money waits. `order` is the order's number. */
const ofTaxRefund = { subject: 'tax_refund', audience: 'billing.view', byMail: true } as const

/**
 * What a worker answers about an application; mailed by default, because a shift may depend on it. `when` names the shifts.
 * The worker's name is read with the notification, so that none outlives its account.
 */
const ofAnswer = {
  subject: 'job_post',
  audience: 'applications.decide',
  byMail: true,
  params: Type.Object({ applicationId: name, title: name, when: name }),
} as const

/**
 * Whom something of the partim service is about: their name as the company may know it, gone with the account, and the post,
 * if it is about one.
 */
const ofWorker = { worker: Type.Optional(name), jobPostId: Type.Optional(name) } as const

/** What happens to interviews; mailed by default, because somebody waits at the other end. */
const ofInterview = {
  subject: 'interview',
  audience: 'applications.decide',
  byMail: true,
  params: Type.Object({ ...ofWorker, when: name }),
} as const

/** How a worker ends an interview: they take none of the times that were proposed, or do not come to the agreed one. */
const interviewEnds = ['declined', 'cancelled'] as const

/** Kinds for members who manage members. */
const ofMember = {
  subject: 'member',
  audience: 'members.manage',
  params: Type.Object({ member: name }),
} as const

const ofInvitation = { ...ofMember, params: Type.Object({ email: name }) } as const

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
  /** In the place of a rejection where people still come by it; `count` is how many. */
  job_post_taken_down: { ...reviewed, params: Type.Object({ title: name, count: name }) },
  job_post_closed: ofJobPost,
  job_post_cancelled: ofJobPost,
  job_post_expired: ofJobPost,
  /** By itself, once the credit that it waited for had come. */
  job_post_published_late: reviewed,
  /** The credit has come, but it could not be published by itself: the post says why. */
  job_post_kept_draft: reviewed,
  /** Who may not pay asks who may to buy the credit that a post waits for. */
  credit_requested: {
    subject: 'credit',
    audience: 'billing.pay',
    byMail: true,
    params: Type.Object({ title: name }),
  },
  /** Mailed by default: who posts for tomorrow must not find out by chance that somebody applied. */
  applications_received: {
    subject: 'job_post',
    audience: 'applications.decide',
    byMail: true,
    params: Type.Object({ title: name, count: name }),
  },
  offer_accepted: ofAnswer,
  /** Who was taken on without an offer says that they come; not mailed, because nothing is to be done about it. */
  worker_comes: { ...ofAnswer, byMail: false },
  offer_declined: ofAnswer,
  /** The work was over before they answered; not mailed, because nothing is to be done about it. */
  offer_unanswered: { ...ofAnswer, byMail: false },
  /** Before they were hired; who was hired cannot come. */
  application_withdrawn: ofAnswer,
  worker_cannot_come: ofAnswer,
  /** About terms that were changed after they were hired; `when` names the shifts they come to. */
  terms_accepted: ofAnswer,
  terms_kept: ofAnswer,
  /** Nobody answered in time, so what was agreed stands. */
  terms_unanswered: ofAnswer,
  /** How many declined in all; a company invites many, so it is not mailed. */
  invite_declined: { ...ofAnswer, byMail: false, params: Type.Object({ title: name, count: name }) },
  /** Companies that keep copies of an application must remove them. */
  applicant_left: {
    subject: 'job_post',
    audience: 'applications.decide',
    params: Type.Object({ title: name }),
  },
  /** New people for a search that the member saved; `search` is its name. */
  workers_found: {
    subject: 'saved_search',
    audience: 'favourites.edit',
    byMail: true,
    params: Type.Object({ search: name, count: name }),
  },
  /** Nobody is told of new people for a search any more, because its branch is out of use, or not one of theirs any more. */
  saved_search_stopped: {
    subject: 'saved_search',
    audience: 'favourites.edit',
    byMail: true,
    params: Type.Object({ search: name }),
  },
  /** A worker wrote, and nobody of the company has read it; mailed by default, because a shift may depend on it. */
  worker_wrote: {
    subject: 'conversation',
    audience: 'applications.decide',
    byMail: true,
    params: Type.Object(ofWorker),
  },
  /** What workers answer to interviews, and what happens to those by itself; `when` is its time, kind and job as sentences say them. */
  interview_accepted: ofInterview,
  interview_other_time: ofInterview,
  interview_declined: {
    ...ofInterview,
    // Not kept of what was told earlier.
    params: Type.Object({ ...ofWorker, when: name, how: Type.Optional(OneOf(interviewEnds)) }),
  },
  /** What was declined waits for an answer again. */
  interview_reconsidered: ofInterview,
  interview_unanswered: { ...ofInterview, byMail: false },
  /** Nobody answered the wish for another time in time, so what was agreed on stands: somebody has to be there. */
  interview_restored: ofInterview,
  interview_soon: ofInterview,
  credits_granted: ofCredits,
  /** Who pays wants to know that the money has arrived, whoever pressed the button; `order` is the order's number. */
  credits_bought: {
    ...ofCredits,
    byMail: true,
    /** `waiting`: how many posts waited for credit then. */
    params: Type.Object({ amount: name, order: name, waiting: Type.Optional(name) }),
  },
  /**
   * Money of an order that staff returned, how many of its credits went with it, and why. With the last of it: the
   * withheld tax that had been paid back before, and what all of that comes to. After a bank took a part: what that was
   * (`lost`), what both come to (`returned`), and the price.
   */
  order_refunded: {
    ...ofMoney,
    params: Type.Object({
      amount: name,
      order: name,
      credits: name,
      reason: Type.Optional(name),
      tax: Type.Optional(name),
      lost: Type.Optional(name),
      returned: Type.Optional(name),
      whole: Type.Optional(name),
    }),
  },
  /** An order was paid twice: the second payment is returned. */
  order_paid_again: { ...ofMoney, params: Type.Object({ amount: name, order: name }) },
  second_payment_returned: { ...ofMoney, params: Type.Object({ amount: name, order: name }) },
  /** The buyer's bank disputes a payment: `credits` are out of use until that is decided. */
  payment_disputed: { ...ofMoney, params: Type.Object({ amount: name, order: name, credits: name }) },
  payment_dispute_ended: { ...ofMoney, params: Type.Object({ order: name, credits: name }) },
  /** A bank took money back; where it was a part of the price (`whole`), `left` is what it left. */
  payment_reversed: {
    ...ofMoney,
    params: Type.Object({
      amount: name,
      order: name,
      credits: name,
      whole: Type.Optional(name),
      left: Type.Optional(name),
    }),
  },
  credits_expiring: { ...ofCredits, byMail: true, params: Type.Object({ amount: name, ...nearEnd }) },
  credits_expired: ofCredits,
  unlocks_expiring: { ...ofCredits, byMail: true, params: Type.Object({ amount: name, ...nearEnd }) },
  unlocks_expired: ofCredits,
  unlocks_bought: { ...ofCredits, byMail: true, params: Type.Object({ amount: name, order: name }) },
  buffet_bought: { ...ofCredits, byMail: true, params: Type.Object({ days: name, order: name }) },
  /** By a sales link. */
  buffet_activated: { ...ofCredits, params: Type.Object({ days: name }) },
  buffet_ending: { ...ofCredits, byMail: true, params: Type.Object(nearEnd) },
  tax_refund_under_review: { ...ofTaxRefund, params: Type.Object({ order: name }) },
  tax_refund_needs_correction: { ...ofTaxRefund, params: Type.Object({ order: name, reason: name }) },
  tax_refund_approved: { ...ofTaxRefund, params: Type.Object({ order: name, amount: name }) },
  tax_refund_rejected: { ...ofTaxRefund, params: Type.Object({ order: name, reason: name }) },
  tax_refund_paid: { ...ofTaxRefund, params: Type.Object({ order: name, amount: name, reference: name }) },
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
  invitation_declined: ofInvitation,
  /** What was declined is open again. */
  invitation_reconsidered: ofInvitation,
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
