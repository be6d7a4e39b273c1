import { useTranslations } from 'next-intl'
import { shortDay } from '@/lib/dates/format-thai'
import type { SearchView } from '@/lib/worker-search/search-view'
import { bangkokToday } from '@/validators/rules'
import { type Chip, ChipBoxes } from './chip-boxes'

const daysShown = 7
const dayMs = 86_400_000

/** The days from tomorrow on, YYYY-MM-DD: nobody is found for today's morning. */
const nextDays = (today: string): string[] =>
  Array.from({ length: daysShown }, (_, ahead) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + (ahead + 1) * dayMs).toISOString().slice(0, 10),
  )

/** When people are needed: the next days, others that were asked for, and the hours of all of them. */
export function DayFields({ view }: { view: SearchView }) {
  const t = useTranslations('peopleSearch')
  const { days = [], from, until } = view
  const shown = [...new Set([...nextDays(bangkokToday()), ...days])].sort()
  return (
    <div className="grid items-end gap-3 lg:flex">
      <div className="min-w-0 flex-1">
        <ChipBoxes
          legend={t('days')}
          name="days"
          chips={shown.map((day) => chipOf(day, days.includes(day)))}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <label className="grid min-w-0 content-start gap-1.5 text-sm font-medium">
          {t('from')}
          <input type="time" name="from" defaultValue={from} className="control" />
        </label>
        <label className="grid min-w-0 content-start gap-1.5 text-sm font-medium">
          {t('until')}
          <input type="time" name="until" defaultValue={until} className="control" />
        </label>
      </div>
    </div>
  )
}

/** A day as its weekday and number; the month is read aloud. */
function chipOf(day: string, isChosen: boolean): Chip {
  const [weekday, number, month] = shortDay(day).split(' ')
  return { value: day, text: `${weekday} ${number}`, spoken: month, isChosen }
}
