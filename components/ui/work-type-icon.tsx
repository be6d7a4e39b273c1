import type { WorkType } from '@/validators/work-types'
import { classNames } from './class-names'
import { Icon } from './icon'

/** The soft tint of each work type; neighbours in a list differ. */
const tints: Record<WorkType, string> = {
  waiter: 'bg-mango-soft text-mango-ink',
  barista: 'bg-clay-soft text-clay',
  kitchen_helper: 'bg-leaf-soft text-leaf',
  cook: 'bg-rose-soft text-rose',
  cashier: 'bg-sky-soft text-sky',
  sales: 'bg-plum-soft text-plum',
  stock: 'bg-teal-soft text-teal',
  packer: 'bg-clay-soft text-clay',
  cleaner: 'bg-sky-soft text-sky',
  promoter: 'bg-rose-soft text-rose',
  event_staff: 'bg-plum-soft text-plum',
  delivery: 'bg-leaf-soft text-leaf',
  receptionist: 'bg-mango-soft text-mango-ink',
  admin: 'bg-teal-soft text-teal',
  security: 'bg-sky-soft text-sky',
}

type WorkTypeIconProps = { type: WorkType; size?: 'md' | 'lg' }

/** A work type's line icon on its tint; the name is shown beside it. */
export function WorkTypeIcon({ type, size = 'md' }: WorkTypeIconProps) {
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center rounded-card',
        size === 'lg' ? 'size-14' : 'size-11',
        tints[type],
      )}
    >
      <Icon name={type} className={size === 'lg' ? 'size-7' : 'size-6'} />
    </span>
  )
}
