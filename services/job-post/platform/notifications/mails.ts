import { Type } from '@fastify/type-provider-typebox'
import { findAccount } from '@/services/shared/accounts/repository'
import type { Database } from '@/services/shared/database'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import { type NotificationKind, notificationKinds } from '../../shapes/notification-kinds'
import texts from './mails-th.json' with { type: 'json' }

type Subject = (typeof notificationKinds)[keyof typeof notificationKinds]['subject']

/** The page that a mail about a subject links to. */
const pathOf: Readonly<Record<Subject, (id: string) => string>> = {
  company: () => '/profile-document',
  branch: () => '/branch',
  member: () => '/my-account#team',
  credit: () => '/my-credit',
  tax_refund: (id) => `/tax-refund/${id}`,
  job_post: (id) => `/job-posting/${id}`,
  interview: (id) => `/job-interview#interview-${id}`,
  conversation: (id) => `/chat?c=${id}`,
  saved_search: (id) => `/partimers/saved#saved-${id}`,
}

/** Kinds whose mail leads to a certain part of a page. */
const partOf: Partial<Record<NotificationKind, string>> = {
  applications_received: '#applications',
  offer_accepted: '#applications',
  worker_comes: '#applications',
  offer_declined: '#applications',
  offer_unanswered: '#applications',
  application_withdrawn: '#applications',
  worker_cannot_come: '/matches',
  terms_accepted: '#applications',
  terms_kept: '#applications',
  terms_unanswered: '#applications',
  invite_declined: '/matches#invites',
}

/** Kinds whose mail leads to another page than that of their subject. */
const ownPathOf: Partial<Record<NotificationKind, (subjectId: string) => string>> = {
  credit_requested: (id) => `/credit-package?${new URLSearchParams({ next: `/job-posting/${id}` })}`,
}

const isKind = (kind: string): kind is keyof typeof notificationKinds => kind in notificationKinds

type Values = Readonly<Record<string, string>>

/** The values of a kind's mail as they are when it is sent; null when there is nothing to tell this member any more. */
export type DigestOf = (
  member: { readonly uid: string; readonly subjectId: string },
  values: Values,
) => Promise<Values | null>

/** The mail of a notification to a member; `values` fill its texts. */
export const notificationMail = jobKind('notification', {
  uid: Type.String(),
  notification: Type.String(),
  subjectId: Type.String(),
  values: Type.Record(Type.String(), Type.String()),
})

/** What a mail adds where its values say it: what else was returned or is left, and why. */
const factNames = ['onDay', 'withTax', 'withLoss', 'ofPart', 'reason'] as const

/** Those facts of a mail whose values are known, filled with them. */
function factsOf(written: object, values: Values): string[] {
  const facts = written as Readonly<Partial<Record<(typeof factNames)[number], string>>>
  return factNames
    .flatMap((name) => facts[name] ?? [])
    .filter((fact) => [...fact.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name]))
    .map((fact) => fact.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap))
}

/** How it was done that a mail tells, in words; nobody knows it of what was told earlier. */
const wayOf = (ways: Readonly<Record<string, string>>, { how = 'other' }: Values): string | undefined =>
  ways[how] ?? ways.other

type MailParts = {
  readonly db: Database
  readonly appUrl: string
  /** For kinds whose mails wait and describe everything up to their moment. */
  readonly digests: Partial<Record<NotificationKind, DigestOf>>
}

/** Composes the mail to a member who has chosen mail for a kind. */
export function notificationMails({ db, appUrl, digests }: MailParts): readonly MailComposer[] {
  return [
    composer(notificationMail, async ({ uid, notification, subjectId, values: given }) => {
      const account = await findAccount(db, uid)
      if (!account || !isKind(notification)) return null
      const digest = digests[notification]
      const values = digest ? await digest({ uid, subjectId }, given) : given
      if (!values) return null
      const { subject } = notificationKinds[notification]
      const written = texts.kinds[notification]
      // Of a buffet, and where all are spent, there are no credits to speak of.
      const isWithout = values.credits === '0' && 'withoutCredits' in written
      const isAwaited = 'waitingAction' in written && Number(values.waiting ?? 0) > 0
      const path = isAwaited
        ? '/job-posting/pending'
        : (ownPathOf[notification] ?? pathOf[subject])(subjectId)
      return linkMail({
        texts: {
          ...texts.shared,
          ...written,
          ...(isWithout && { body: written.withoutCredits }),
          ...(isAwaited && { action: written.waitingAction }),
        },
        to: account.email,
        name: account.displayName,
        link: new URL(`${path}${partOf[notification] ?? ''}`, appUrl).href,
        params: {
          worker: texts.workerGone,
          actor: texts.colleague,
          ...values,
          ...('ways' in written && { how: wayOf(written.ways, values) }),
        },
        facts: factsOf(written, values),
      })
    }),
  ]
}
