'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormProblem } from '@/components/forms/apply-problem'
import { Button } from '@/components/ui/button'
import { ShiftTimeList } from '@/components/ui/shift-time'
import type { Application, Board } from '@/lib/applications/application'
import { hasPlace } from '@/validators/places-left'
import { faultOfPicked } from './picked-shifts'
import { type ShiftCheck, ShiftChecks } from './shift-checks'
import type { PostShift } from './shift-places-list'

type AssignedShiftsProps = {
  application: Application
  /** The post's shifts that this person can work. */
  shifts: readonly PostShift[]
  places: Board['shifts']
  /** Stores other shifts for an application as it was when they were picked; answers the problem, or null. */
  onChange: (application: Application, shiftIds: readonly string[]) => Promise<FormProblem | null>
  /** Why the last change was refused. */
  notice: ReactNode
}

/** The ticks, and the application they are based on: a colleague's later change must not count as seen. */
type Picked = { readonly from: Application; readonly ids: readonly string[] }

const isChangeable = (state: Application['state']) => state === 'offered' || state === 'hired'

/** The shifts somebody is offered, hired for or worked; they can be replaced while the state allows it. */
export function AssignedShifts({ application, shifts, places, onChange, notice }: AssignedShiftsProps) {
  const t = useTranslations('applications.shifts')
  const { state, worker, assignedShiftIds } = application
  const [picked, setPicked] = useState<Picked | null>(null)
  const [isFaultShown, setIsFaultShown] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const firstBox = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isPicking = picked !== null && isChangeable(state)

  // The pressed button has disappeared.
  const wasPicking = useRef(false)
  useEffect(() => {
    if (isPicking) firstBox.current?.focus()
    else if (wasPicking.current) opener.current?.focus()
    wasPicking.current = isPicking
  }, [isPicking])

  const isTheirs = (id: string) => assignedShiftIds?.includes(id) ?? false
  /** Until they answer, a shift that was taken from them stays theirs, and its place is theirs. */
  const isAgreed = (id: string) => application.oldTerms?.shifts.some((shift) => shift.id === id) ?? false
  const filledOf = (id: string) => places.find(({ shiftId }) => shiftId === id)
  const hasBegun = (id: string) => filledOf(id)?.hasBegun ?? false
  /** A shift that has begun stays as it is, and one that others have filled meanwhile is unticked. */
  const isFixed = (id: string) => {
    const filled = filledOf(id)
    return !filled || filled.hasBegun || !(isTheirs(id) || isAgreed(id) || hasPlace(filled))
  }
  const asDone = (ids: readonly string[]) =>
    shifts.map(({ id }) => id).filter((id) => (isFixed(id) ? isTheirs(id) : ids.includes(id)))
  const chosen = asDone(picked?.ids ?? [])
  const own = shifts.filter(({ id }) => isTheirs(id))

  if (!isPicking) {
    const canChange = isChangeable(state) && shifts.some(({ id }) => !hasBegun(id))
    return (
      <>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
          <h3 className="text-base">{t('works', { count: own.length })}</h3>
          {canChange && (
            <Button
              ref={opener}
              variant="secondary"
              size="sm"
              onClick={() => {
                setIsSaved(false)
                setIsFaultShown(false)
                setPicked({ from: application, ids: own.map(({ id }) => id) })
              }}
            >
              {t('change')}
            </Button>
          )}
        </div>
        <ShiftTimeList shifts={own} />
        <p role="status" className="mt-1 font-medium text-leaf">
          {isSaved && t('changed')}
        </p>
        {notice}
      </>
    )
  }

  const isTakingAway = state === 'hired' && application.isKnown && own.some(({ id }) => !chosen.includes(id))
  const fault = faultOfPicked(shifts, chosen, worker?.age ?? null)
  const save = async () => {
    if (fault) {
      flushSync(() => setIsFaultShown(true))
      firstBox.current?.focus()
      return
    }
    setIsSaving(true)
    const problem = await onChange(picked.from, chosen)
    setIsSaving(false)
    setIsSaved(problem === null)
    // If a colleague stored other shifts meanwhile, those are shown to pick from again.
    if (problem === null || problem.code === 'stale') setPicked(null)
  }
  const checkOf = (shift: PostShift): ShiftCheck => {
    const { taken = 0, places: needed = 0 } = filledOf(shift.id) ?? {}
    const isOff = isFixed(shift.id)
    const why = hasBegun(shift.id) ? t('begun') : t('full')
    const figure = t('filled', { taken, places: needed })
    return { ...shift, note: isOff ? `${figure} · ${why}` : figure, isOff }
  }
  return (
    <>
      <ShiftChecks
        label={t('pick')}
        hint={t(`changeHint.${state === 'offered' ? 'offered' : 'hired'}`)}
        error={isFaultShown && fault ? t(fault) : undefined}
        shifts={shifts.map(checkOf)}
        chosen={chosen}
        onChange={(ids) => setPicked({ from: picked.from, ids })}
        firstRef={firstBox}
      />
      <p role="status" className="mt-2 text-sm text-ink-2">
        {isTakingAway && t('takesAway')}
      </p>
      {notice}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" loading={isSaving} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setPicked(null)}>
          {t('keep')}
        </Button>
      </div>
    </>
  )
}
