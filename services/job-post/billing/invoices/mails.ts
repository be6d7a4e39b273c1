import { type Static, Type } from '@fastify/type-provider-typebox'
import { formatBaht } from '@/lib/money/format-baht'
import { findAccount } from '@/services/shared/accounts/repository'
import type { Database } from '@/services/shared/database'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import { permits } from '@/validators/permissions'
import { findMember } from '../../platform/access/repository'
import { findOrder, type Order } from '../orders/repository'
import { inBaht } from './facts'
import { openTaxDocument } from './files'
import texts from './mails-th.json' with { type: 'json' }
import type { TaxDocument } from './repository'

/**
 * Why there is a credit note, for the mail with it: what its notification says to colleagues, or that credits came back
 * after their money was lost. `credits` of the order are gone.
 */
const creditNoteNews = Type.Object({
  kind: Type.Union([
    Type.Literal('order_refunded'),
    Type.Literal('payment_reversed'),
    Type.Literal('credits_undelivered'),
  ]),
  params: Type.Object({
    amount: Type.String(),
    credits: Type.String(),
    reason: Type.Optional(Type.String()),
    tax: Type.Optional(Type.String()),
    whole: Type.Optional(Type.String()),
    left: Type.Optional(Type.String()),
  }),
})

export type CreditNoteNews = Static<typeof creditNoteNews>

export const taxDocumentIssued = jobKind('tax_document', {
  companyId: Type.String(),
  id: Type.String(),
  uid: Type.String(),
  news: Type.Optional(creditNoteNews),
})

type MailParts = { readonly db: Database; readonly storage: FileStorage; readonly appUrl: string }

type News = CreditNoteNews | undefined

/** The words around a document, the values that fill them, and what else there is to know. */
function wordsOf({ kind, number, totalSatang }: TaxDocument, order: Order, news: News) {
  const values = { number, order: order.number }
  if (kind === 'invoice') {
    const action = order.waitingPosts > 0 ? { action: texts.waitingAction } : {}
    return {
      texts: { ...texts.invoices[order.kind], ...action },
      params: { ...values, amount: inBaht(totalSatang), size: String(order.size) },
      facts: [],
    }
  }
  // A mail that an earlier release had promised knows the document alone.
  if (!news)
    return { texts: texts.credit_note, params: { ...values, amount: inBaht(totalSatang) }, facts: [] }
  const { facts, ...written } = texts.credit_notes[news.kind]
  // Of a buffet, and where all are spent, there are no credits to speak of.
  const isWithout = news.params.credits === '0' && 'withoutCredits' in written
  const body = isWithout ? written.withoutCredits : written.body
  return {
    texts: { ...written, body },
    params: { ...news.params, ...values, credited: formatBaht(totalSatang) },
    facts: knownFacts(facts, news.params),
  }
}

/** Those facts whose values are known, filled with them. */
const knownFacts = (facts: readonly string[], params: Readonly<Record<string, string | undefined>>) =>
  facts
    .filter((fact) => [...fact.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => params[name]))
    .map((fact) => fact.replace(/\{(\w+)\}/g, (gap, name: string) => params[name] ?? gap))

/**
 * Composes the mail with a document to who paid, unless they keep the company's books no longer. That of an invoice says
 * what the money brought, and leads to posts that waited for it; that of a credit note says why money went back.
 */
export function taxDocumentMails({ db, storage, appUrl }: MailParts): readonly MailComposer[] {
  return [
    composer(taxDocumentIssued, async ({ companyId, id, uid, news }) => {
      const [account, member] = [await findAccount(db, uid), await findMember(db, uid)]
      if (!account || member?.companyId !== companyId || !permits(member.role, 'billing.view')) return null
      const { document, bytes } = await openTaxDocument({ db, storage }, { companyId, id })
      const order = await findOrder(db, { companyId, id: document.orderId })
      if (!order) return null
      const isAwaited = document.kind === 'invoice' && order.waitingPosts > 0
      const words = wordsOf(document, order, news)
      const mail = linkMail({
        texts: { ...texts.shared, ...words.texts },
        to: account.email,
        name: account.displayName,
        link: new URL(isAwaited ? '/job-posting/pending' : '/my-credit#orders', appUrl).href,
        params: words.params,
        facts: words.facts,
      })
      const attachment = {
        filename: `${document.number}.pdf`,
        content: Buffer.from(bytes),
        contentType: 'application/pdf',
      }
      return { ...mail, attachments: [attachment] }
    }),
  ]
}
