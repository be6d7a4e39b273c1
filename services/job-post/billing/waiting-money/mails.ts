import { Type } from '@fastify/type-provider-typebox'
import { operator } from '@/lib/config/operator'
import type { Database } from '@/services/shared/database'
import { jobKind } from '@/services/shared/jobs/kind'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import type { Mail } from '@/services/shared/mails/transport'
import texts from './mails-th.json' with { type: 'json' }
import { countWaiting, sumOf, type Waiting, type WaitingKind } from './repository'

/** One day's mail to staff about money that waits for them. */
export const waitingMoney = jobKind('waiting_money', { day: Type.String() })

const commandOf: Readonly<Record<WaitingKind, string>> = {
  to_return: 'paid-twice list',
  partly_lost: 'partly-lost list',
  transfers: 'refunds list --state created --method bank_transfer',
  disputes: 'chargebacks list',
  differences: 'differences list',
  tax_refunds: 'tax-refunds list',
}

/** Composes that mail, which says how long each list is then and how staff see it; none when all was dealt with. */
export const waitingMoneyMails = (db: Database): readonly MailComposer[] => [
  composer(waitingMoney, async () => {
    const counts = await countWaiting(db)
    return sumOf(counts).count === 0 ? null : mailOf(counts)
  }),
]

/** As text: `500+` where there are more than a list shows. */
const figureOf = ({ count, hasMore }: Waiting): string => (hasMore ? `${count}+` : String(count))

function mailOf(counts: Record<WaitingKind, Waiting>): Mail {
  const kinds = (Object.keys(counts) as WaitingKind[]).filter((kind) => counts[kind].count > 0)
  const lines = kinds.map((kind) => ({
    what: texts.line.replace('{what}', texts.kinds[kind]).replace('{count}', figureOf(counts[kind])),
    how: `npm run ops -- ${commandOf[kind]}`,
  }))
  const subject = texts.subject.replace('{count}', figureOf(sumOf(counts)))
  // Our own words and numbers alone: nothing in it was typed by anybody.
  const items = lines.map(({ what, how }) => `<li>${what}<br><code>${how}</code></li>`).join('')
  return {
    to: operator.billingEmail,
    subject,
    text: [texts.body, ...lines.map(({ what, how }) => `${what}\n${how}`), texts.daily].join('\n\n'),
    html: `<!doctype html>
<html lang="th">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body><p>${texts.body}</p><ul>${items}</ul><p>${texts.daily}</p></body></html>`,
  }
}
