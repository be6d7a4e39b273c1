import { Type } from '@fastify/type-provider-typebox'
import { findAccount } from '@/services/shared/accounts/repository'
import type { Database } from '@/services/shared/database'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { permits } from '@/validators/permissions'
import { findMember } from '../../platform/access/repository'
import { findOrder } from '../orders/repository'
import { inBaht } from './facts'
import { openTaxDocument } from './files'
import texts from './mails-th.json' with { type: 'json' }

export const taxDocumentIssued = jobKind('tax_document', {
  companyId: Type.String(),
  id: Type.String(),
  uid: Type.String(),
})

type MailParts = { readonly db: Database; readonly storage: FileStorage; readonly appUrl: string }

/**
 * Composes the mail with a document to who paid, unless they keep the company's books no longer. That of an invoice says
 * what the money brought, and leads to posts that waited for it.
 */
export function taxDocumentMails({ db, storage, appUrl }: MailParts): readonly MailComposer[] {
  return [
    composer(taxDocumentIssued, async ({ companyId, id, uid }) => {
      const [account, member] = [await findAccount(db, uid), await findMember(db, uid)]
      if (!account || member?.companyId !== companyId || !permits(member.role, 'billing.view')) return null
      const { document, bytes } = await openTaxDocument({ db, storage }, { companyId, id })
      const order = await findOrder(db, { companyId, id: document.orderId })
      if (!order) return null
      const { kind, number, totalSatang } = document
      const isAwaited = kind === 'invoice' && order.waitingPosts > 0
      const mail = linkMail({
        texts: {
          ...texts.shared,
          ...(kind === 'invoice' ? texts.invoices[order.kind] : texts.credit_note),
          ...(isAwaited && { action: texts.waitingAction }),
        },
        to: account.email,
        name: account.displayName,
        link: new URL(isAwaited ? '/job-posting/pending' : '/my-credit#orders', appUrl).href,
        params: { number, order: order.number, amount: inBaht(totalSatang), size: String(order.size) },
      })
      const attachment = {
        filename: `${number}.pdf`,
        content: Buffer.from(bytes),
        contentType: 'application/pdf',
      }
      return { ...mail, attachments: [attachment] }
    }),
  ]
}
