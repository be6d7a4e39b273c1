import { Type } from '@fastify/type-provider-typebox'
import { findAccount } from '@/services/shared/accounts/repository'
import type { Database } from '@/services/shared/database'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import { askAgainAfterDays } from '@/validators/join-request-terms'
import texts from './mails-th.json' with { type: 'json' }
import { findRequest } from './repository'

export const joinRequestEnded = jobKind('join_request', { companyId: Type.String(), id: Type.String() })

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
}): readonly MailComposer[] {
  return [
    composer(joinRequestEnded, async ({ companyId, id }) => {
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
    }),
  ]
}
