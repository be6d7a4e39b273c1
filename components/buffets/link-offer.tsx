import { useTranslations } from 'next-intl'
import type { BuffetLink } from '@/lib/buffets/buffet-link'
import { formatDay } from '@/lib/dates/format-thai'
import { currentTime } from '@/validators/clock'

const dayMs = 86_400_000

/** Whether days that end then have yet to begin, because the company has a buffet until then. */
const followsAnother = (until: string, days: number): boolean =>
  Date.parse(until) - days * dayMs > currentTime().getTime() + dayMs / 24

/** What a sales link gives, for which company, and until when. */
export function LinkOffer({ link: { days, company, until, activateBy } }: { link: BuffetLink }) {
  const t = useTranslations('buffetLink')
  const rows = [
    ...(company === null ? [] : [[t('for'), company]]),
    ...(until === null ? [] : [[t('untilDay'), formatDay(new Date(until))]]),
    [t('activateBy'), formatDay(new Date(activateBy))],
  ]
  return (
    <>
      <h1 className="text-2xl">{t('title', { days })}</h1>
      <p className="mt-2 text-ink-2">{t('about', { days })}</p>
      <dl className="my-5 grid gap-3 rounded-card bg-well p-4">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {until !== null && followsAnother(until, days) && (
        <p className="mb-4 text-sm text-ink-2">{t('follows')}</p>
      )}
      <p className="mb-4 text-sm text-ink-2">{t('once')}</p>
    </>
  )
}
