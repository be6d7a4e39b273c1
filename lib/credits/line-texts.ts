import type { useTranslations } from 'next-intl'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import type { StatementLine } from './credit-statement'

type Translate = ReturnType<typeof useTranslations<'creditStatement'>>

/** What happened in a line, up to the title of its post. */
export function happeningOf(t: Translate, { kind, type, reservation, grant }: StatementLine): string {
  if (type === 'grant') return t(`got.${grant?.source ?? 'staff'}`)
  if (type === 'expire') return t('expired')
  if (type === 'refund' || type === 'adjust') return t(type)
  if (kind === 'profile_unlock') return t(`ofProfile.${type}`)
  if (type === 'release') return t('ofPost.release')
  return t(`ofPost.${reservation?.state === 'captured' ? 'spent' : 'held'}`)
}

/** What a line is about: the title of a post, or the masked name of a worker; null for a line about neither. */
export function titleOf(t: Translate, { kind, reservation, post, worker }: StatementLine): string | null {
  if (!reservation) return null
  if (kind === 'profile_unlock') return worker && (worker.displayName ?? t('workerGone'))
  return post ? post.title || t('untitled') : t('postGone')
}

/** The page of what a line is about; null where there is none, or no longer. */
export function hrefOf({ reservation, post, worker }: StatementLine): string | null {
  if (worker?.displayName) return `/resume/${worker.id}`
  return post && reservation ? `/job-posting/${reservation.subjectId}` : null
}

/** Who caused a line. */
export function actorOf(t: Translate, { actor: { kind, name } }: StatementLine): string {
  if (kind === 'member') return name ?? t('actors.member')
  if (kind === 'former_member') return name === null ? t('actors.former') : t('actors.left', { name })
  return t(`actors.${kind}`)
}

/** What became of what a line reserved, or of which credits it is; null where there is nothing to add. */
export function outcomeOf(t: Translate, { type, reservation, grant }: StatementLine): string | null {
  if (type === 'reserve' && reservation) return t(`outcome.${reservation.state}`)
  if (type === 'expire' && grant) return t(`sources.${grant.source}`)
  if (type !== 'grant' || !grant) return null
  return grant.expiresAt ? t('until', { day: formatDay(new Date(grant.expiresAt)) }) : t('never')
}

/** The order that gave a line's credits, its tax invoice, and what was paid where the line is the purchase. */
export function papersOf(t: Translate, { type, order }: StatementLine): readonly string[] {
  if (!order) return []
  return [
    t('order', { number: order.number }),
    ...(order.invoiceNumber ? [t('invoice', { number: order.invoiceNumber })] : []),
    ...(type === 'grant' ? [t('paid', { amount: formatBaht(order.totalSatang) })] : []),
  ]
}
