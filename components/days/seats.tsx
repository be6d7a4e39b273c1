import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { initialOf } from '@/components/ui/initial'
import type { ShiftOfDay } from '@/lib/days/day'

/** Places drawn of a shift; the words beside them say how many there are. */
const [facesAtMost, gapsAtMost] = [5, 3]

const tints = [
  'bg-mango-soft text-mango-ink',
  'bg-sky-soft text-sky',
  'bg-plum-soft text-plum',
  'bg-teal-soft text-teal',
  'bg-rose-soft text-rose',
  'bg-clay-soft text-clay',
] as const

/** The same person has the same tint in every shift. */
const tintOf = (id: string) => tints[Number.parseInt(id.slice(-4), 16) % tints.length]

const circle = 'grid size-9 shrink-0 place-items-center rounded-full text-sm font-semibold'

/** A circle for each place of a shift: who has it, or a gap. It illustrates the words beside it. */
export function Seats({ shift: { people, taken, missing } }: { shift: ShiftOfDay }) {
  const faces = people.slice(0, taken > facesAtMost ? facesAtMost - 1 : facesAtMost)
  const others = taken - faces.length
  const gaps = Array.from({ length: Math.min(missing, gapsAtMost) }, (_, number) => number)
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1.5">
      {faces.map(({ workerId, displayName }) => (
        <span key={workerId} className={classNames(circle, tintOf(workerId))}>
          {displayName ? initialOf(displayName) : <Icon name="person" className="size-4.5" />}
        </span>
      ))}
      {others > 0 && <span className={classNames(circle, 'bg-well text-ink-2')}>{`+${others}`}</span>}
      {gaps.map((number) => (
        <span
          key={number}
          className={classNames(circle, 'border-2 border-dashed border-chilli bg-chilli-soft text-chilli')}
        >
          <Icon name="plus" className="size-4" />
        </span>
      ))}
      {missing > gapsAtMost && (
        <span className={classNames(circle, 'bg-chilli-soft text-chilli')}>{`+${missing - gapsAtMost}`}</span>
      )}
    </span>
  )
}
