import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { linkMail } from '@/services/shared/mails/link-mail'
import type { MailComposer } from '@/services/shared/outbox/outbox'
import texts from './mails-th.json' with { type: 'json' }
import { findWithPost } from './repository'

type MailParts = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
}

const isTold = (state: string): state is keyof typeof texts.states => state in texts.states

/** Composes the mails to workers about their applications; what stands otherwise by now is not told. */
export function applicationMails({ db, identity, appUrl }: MailParts): Record<string, MailComposer> {
  return {
    async application_moved({ companyId = '', id = '', state = '' }) {
      const found = await findWithPost(db, { companyId, id })
      const { workerUid = null, worker = null } = found?.application ?? {}
      if (!found || !workerUid || !worker || found.application.state !== state) return null
      const user = await identity.lookup(workerUid)
      // An address that nobody proved to be theirs may be somebody else's.
      if (!user?.email || !user.emailVerified) return null
      const told = state === 'expired' && found.post.state === 'cancelled' ? 'cancelled' : state
      if (!isTold(told)) return null
      return linkMail({
        texts: { ...texts.shared, ...texts.states[told] },
        to: user.email,
        name: worker.displayName,
        link: new URL(`/jobs/${found.application.jobPostId}`, appUrl).href,
        params: { title: found.post.title ?? '', company: found.post.companyName },
      })
    },
  }
}
