import { findAccount } from '@/services/shared/accounts/repository'
import type { Database } from '@/services/shared/database'
import { linkMail } from '@/services/shared/mails/link-mail'
import type { MailComposer } from '@/services/shared/outbox/outbox'
import { notificationKinds } from './kinds'
import texts from './mails-th.json' with { type: 'json' }

type Subject = (typeof notificationKinds)[keyof typeof notificationKinds]['subject']

/** Where a mail about a thing leads. */
const pathOf: Readonly<Record<Subject, (id: string) => string>> = {
  company: () => '/profile-document',
  branch: () => '/branch',
  member: () => '/my-account#team',
  // The posts that wait for credit, and the balance.
  credit: () => '/job-posting/pending',
  job_post: (id) => `/job-posting/${id}`,
}

const isKind = (kind: string): kind is keyof typeof notificationKinds => kind in notificationKinds

/** The mail to a member who wants to be told of a kind by mail. */
export function notificationMails({
  db,
  appUrl,
}: {
  readonly db: Database
  readonly appUrl: string
}): Record<string, MailComposer> {
  return {
    async notification({ uid = '', notification = '', subjectId = '', ...values }) {
      const account = await findAccount(db, uid)
      if (!account || !isKind(notification)) return null
      const { subject } = notificationKinds[notification]
      return linkMail({
        texts: { ...texts.shared, ...texts.kinds[notification] },
        to: account.email,
        name: account.displayName,
        link: new URL(pathOf[subject](subjectId), appUrl).href,
        params: values,
      })
    },
  }
}
