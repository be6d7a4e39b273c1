import { findAccount } from '@/services/shared/accounts/repository'
import type { Database } from '@/services/shared/database'
import { linkMail } from '@/services/shared/mails/link-mail'
import type { MailComposer } from '@/services/shared/outbox/outbox'
import { askAgainAfterDays } from '@/validators/join-request-terms'
import texts from './mails-th.json' with { type: 'json' }
import { findRequest } from './repository'

const isTold = (state: string): state is keyof typeof texts.states => state in texts.states

/**
 * Composes the mails to people who asked to join a company; none is sent when the request's state has changed by then.
 */
export function joinRequestMails({
  db,
  appUrl,
}: {
  readonly db: Database
  readonly appUrl: string
}): Record<string, MailComposer> {
  return {
    async join_request({ companyId = '', id = '' }) {
      const request = await findRequest(db, { companyId, id })
      const account = request && (await findAccount(db, request.uid))
      if (!request || !account || !isTold(request.state)) return null
      return linkMail({
        texts: { ...texts.shared, ...texts.states[request.state] },
        to: account.email,
        name: account.displayName,
        link: new URL(request.state === 'accepted' ? '/dashboard' : '/verify-employer', appUrl).href,
        params: { company: request.companyName, days: String(askAgainAfterDays) },
      })
    },
  }
}
