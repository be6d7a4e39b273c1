'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Unbroken } from '@/components/ui/unbroken'
import type { Application, Board } from '@/lib/applications/application'
import { faultOfPicked, picksFor } from './picked-shifts'
import { ShiftChecks } from './shift-checks'
import type { PostShift } from './shift-places-list'

/** The shifts that each of some people is to get, by the application. */
type Picked = ReadonlyMap<string, readonly string[]>

/** People who are to be offered the job or hired, and can come to more than they can work; `confirm` goes on with what was picked. */
export type PickingShifts = {
  readonly event: 'offer' | 'hire'
  readonly people: readonly Application[]
  readonly confirm: (picked: Picked) => void
}

type PickShiftsDialogProps = {
  asking: PickingShifts
  nameOf: (application: Application) => string
  shifts: readonly PostShift[]
  places: Board['shifts']
  onClose: () => void
}

/** Asks which shifts people get who can come to more than they can work, one person after another; closing it moves nobody. */
export default function PickShiftsDialog({ asking, nameOf, shifts, places, onClose }: PickShiftsDialogProps) {
  const t = useTranslations('applications')
  const { people, event, confirm } = asking
  const [known, setKnown] = useState<Picked>(new Map())
  const application = people[known.size]
  if (!application) return null
  const hasBegun = (id: string) => places.some((place) => place.shiftId === id && place.hasBegun)
  const isLast = known.size === people.length - 1
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Unbroken>{t('shifts.whose', { name: nameOf(application) })}</Unbroken>}
    >
      <OfPerson
        key={application.id}
        age={application.worker?.age ?? null}
        shifts={shifts.filter(({ id }) => application.shiftIds.includes(id) && !hasBegun(id))}
        places={places}
        turn={people.length > 1 ? t('shifts.turn', { number: known.size + 1, of: people.length }) : ''}
        isFollowing={known.size > 0}
        action={isLast ? t(event === 'hire' ? 'stages.hired' : 'stages.offered') : t('shifts.next')}
        onPick={(picked) => {
          const all = new Map([...known, [application.id, picked] as const])
          if (!isLast) return setKnown(all)
          onClose()
          confirm(all)
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}

type OfPersonProps = Pick<PickShiftsDialogProps, 'shifts' | 'places' | 'onClose'> & {
  age: number | null
  /** The how manieth of how many they are, in words; empty where they are alone. */
  turn: string
  /** Whether they come after somebody else, whose button has disappeared. */
  isFollowing: boolean
  /** What the button is called. */
  action: string
  onPick: (picked: readonly string[]) => void
}

function OfPerson({ age, shifts, places, turn, isFollowing, action, onPick, onClose }: OfPersonProps) {
  const t = useTranslations('applications')
  const [picked, setPicked] = useState(() => picksFor(shifts, places, age))
  const [isFaultShown, setIsFaultShown] = useState(false)
  const firstBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFollowing) firstBox.current?.focus()
  }, [isFollowing])
  const fault = faultOfPicked(shifts, picked, age)
  const noteOf = (id: string) => {
    const filled = places.find(({ shiftId }) => shiftId === id)
    return filled ? t('shifts.filled', { taken: filled.taken, places: filled.places }) : ''
  }
  return (
    <>
      {turn && (
        <p role="status" className="mb-2 font-medium">
          {turn}
        </p>
      )}
      <ShiftChecks
        label={t('shifts.pick')}
        hint={t('shifts.moreThanFit')}
        error={isFaultShown && fault ? t(`shifts.${fault}`) : undefined}
        shifts={shifts.map((shift) => ({ ...shift, note: noteOf(shift.id) }))}
        chosen={picked}
        onChange={setPicked}
        firstRef={firstBox}
      />
      <div className="dialog-actions flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
        <Button
          variant="accent"
          onClick={() => {
            if (!fault) return onPick(picked)
            flushSync(() => setIsFaultShown(true))
            firstBox.current?.focus()
          }}
        >
          {action}
        </Button>
      </div>
    </>
  )
}
