import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { saidKilometres } from '@/lib/i18n/said-kilometres'
import type { Match } from '@/lib/matches/match'
import { formatBaht } from '@/lib/money/format-baht'

/** Why somebody fits a job, followed by what does not fit, one short line each. */
export function MatchReasons({ match }: { match: Match }) {
  const { reasons, doubts } = useReasons(match)
  return (
    <ul className="grid gap-1 text-sm">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-4.5 text-leaf" />
          <span className="min-w-0">{reason}</span>
        </li>
      ))}
      {doubts.map((doubt) => (
        <li key={doubt} className="flex gap-2 text-ink-3">
          <Icon name="info" className="mt-0.5 size-4.5" />
          <span className="min-w-0">{doubt}</span>
        </li>
      ))}
    </ul>
  )
}

const isThere = (sentence: string | false): sentence is string => sentence !== false

function useReasons({ worker, fit }: Match): { reasons: string[]; doubts: string[] } {
  const t = useTranslations('matches')
  const workTypeName = useTranslations('workTypes')
  const { shiftsFree, shifts, isPayEnough, monthsInWorkType: months, languages } = fit
  const pay = worker.minDailyPay === null ? null : formatBaht(worker.minDailyPay)
  const reasons = [
    worker.distanceKm !== null &&
      t(worker.isFromDistrict ? 'reasons.fromDistrict' : 'reasons.near', {
        kilometres: saidKilometres(worker.distanceKm),
        province: worker.province,
      }),
    t('reasons.wants', { workTypes: worker.workTypes.map((type) => workTypeName(type)).join(', ') }),
    shiftsFree !== null &&
      shiftsFree > 0 &&
      (shiftsFree === shifts
        ? t('reasons.freeForAll', { shifts })
        : t('reasons.free', { free: shiftsFree, shifts })),
    isPayEnough === true && (pay === null ? t('reasons.anyPay') : t('reasons.pay', { pay })),
    months > 0 && t('reasons.experience', { years: Math.floor(months / 12), months: months % 12 }),
    languages.length > 0 &&
      t('reasons.languages', { languages: languages.map((code) => t(`languages.${code}`)).join(', ') }),
  ]
  const doubts = [
    shifts > 0 && shiftsFree === 0 && t('doubts.notFree'),
    shifts > 0 && shiftsFree === null && t('doubts.daysUnsaid'),
    isPayEnough === false && pay !== null && t('doubts.pay', { pay }),
  ]
  return { reasons: reasons.filter(isThere), doubts: doubts.filter(isThere) }
}
