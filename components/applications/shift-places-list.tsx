import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { FillBar } from '@/components/ui/fill-bar'
import { ShiftTime, type ShiftTimes } from '@/components/ui/shift-time'
import type { Board } from '@/lib/applications/application'

type ShiftPlaces = Board['shifts'][number]
export type PostShift = ShiftTimes & { readonly id: string; readonly breakMinutes: number }

type ShiftPlacesListProps = {
  shifts: readonly PostShift[]
  places: readonly ShiftPlaces[]
}

/** Shifts shown before the rest is folded away. */
const shownAtOnce = 12

/** How many people each shift of a post has and needs; shifts that have begun, and long lists, are folded. */
export function ShiftPlacesList({ shifts, places }: ShiftPlacesListProps) {
  const t = useTranslations('applications.shifts')
  const rows = shifts.flatMap((shift) => {
    const filled = places.find(({ shiftId }) => shiftId === shift.id)
    return filled ? [{ shift, filled }] : []
  })
  const toCome = rows.filter(({ filled }) => !filled.hasBegun)
  const full = toCome.filter(({ filled }) => filled.taken >= filled.places)
  const folded = [...toCome.slice(shownAtOnce), ...rows.filter(({ filled }) => filled.hasBegun)]
  return (
    <Card className="mb-4 p-4">
      <h3 className="text-base">
        {t('title')}{' '}
        <span className="font-normal text-ink-2 tabular-nums">
          {toCome.length > 0 ? t('fullOf', { full: full.length, count: toCome.length }) : t('allBegun')}
        </span>
      </h3>
      <Rows rows={toCome.slice(0, shownAtOnce)} />
      {folded.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
            {t('others', { count: folded.length })}
          </summary>
          <Rows rows={folded} />
        </details>
      )}
    </Card>
  )
}

type Row = { readonly shift: PostShift; readonly filled: ShiftPlaces }

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="mt-2 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2 xl:grid-cols-3">
      {rows.map(({ shift, filled }) => (
        <li key={shift.id}>
          <ShiftTime shift={shift} />
          <Filled filled={filled} />
          <FillBar {...filled} />
        </li>
      ))}
    </ul>
  )
}

function Filled({ filled: { taken, places, hasBegun, dismissed = 0 } }: { filled: ShiftPlaces }) {
  const t = useTranslations('applications.shifts')
  const lacking = places - taken - dismissed
  const missing = hasBegun ? 'begun' : lacking > 0 ? 'lacking' : 'enough'
  const state = taken > places ? 'over' : taken === places ? 'full' : missing
  return (
    <span className="font-medium whitespace-nowrap tabular-nums">
      {t('filled', { taken, places })}
      <span className="font-normal text-ink-2">{` · ${t(state, { count: taken > places ? taken - places : lacking })}`}</span>
    </span>
  )
}
