import type { useTranslations } from 'next-intl'
import { formatClock } from '@/lib/dates/format-thai'
import { bangkokToday } from '@/validators/rules'
import type { StatementLine } from './credit-statement'
import { actorOf, happeningOf, outcomeOf, titleOf } from './line-texts'

/** The columns of the statement as a file, in their order. */
export const fileColumns = [
  'day',
  'time',
  'happening',
  'post',
  'branch',
  'actor',
  'outcome',
  'kind',
  'added',
  'taken',
  'balance',
  'order',
  'invoice',
  'paid',
] as const

type Texts = {
  readonly t: ReturnType<typeof useTranslations<'creditStatement'>>
  readonly kinds: ReturnType<typeof useTranslations<'credits'>>
}

/** A line as a row of the file: its day as YYYY-MM-DD in Thailand, which sorts, and what was paid in baht. */
export function fileRowOf({ t, kinds }: Texts, line: StatementLine): readonly string[] {
  const { at, kind, type, amount, balance, post, order } = line
  const when = new Date(at)
  // Two columns without signs, as books have: a cell that begins with a sign would have to be kept from being a formula.
  return [
    bangkokToday(when),
    formatClock(when),
    happeningOf(t, line),
    titleOf(t, line) ?? '',
    post?.branchName ?? '',
    actorOf(t, line),
    outcomeOf(t, line) ?? '',
    kinds(kind),
    amount > 0 ? String(amount) : '',
    amount < 0 ? String(-amount) : '',
    String(balance),
    order?.number ?? '',
    order?.invoiceNumber ?? '',
    type === 'grant' && order ? (order.totalSatang / 100).toFixed(2) : '',
  ]
}
