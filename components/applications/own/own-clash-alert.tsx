import { useTranslations } from 'next-intl'
import { ClashAlert } from '@/components/ui/clash-alert'
import type { clashOfOffer } from '@/lib/applications/own-jobs'
import { formatDay } from '@/lib/dates/format-thai'

type OwnClashAlertProps = { clash: ReturnType<typeof clashOfOffer> }

/** What of their own is in the way of an offer, or of a job's new terms; nothing where that is nothing. */
export function OwnClashAlert({ clash }: OwnClashAlertProps) {
  const t = useTranslations('ownApplications.clash')
  if (!clash) return null
  const { rule, application, shift } = clash
  return (
    <ClashAlert>
      {t(rule, {
        title: application.post.title,
        company: application.post.companyName,
        day: formatDay(shift.date),
        start: shift.startTime,
        end: shift.endTime,
      })}
    </ClashAlert>
  )
}
