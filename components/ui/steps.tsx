import { classNames } from './class-names'
import { Icon } from './icon'

type StepsProps = {
  /** The steps' names, in order. */
  items: readonly string[]
  /** Index of the current step; the steps before it are done. */
  current: number
  /** The list's name for screen readers. */
  label: string
}

/** The progress in a task of several steps. */
export function Steps({ items, current, label }: StepsProps) {
  return (
    <ol aria-label={label} className="flex items-start gap-2">
      {items.map((item, index) => (
        <li key={item} aria-current={index === current ? 'step' : undefined} className="min-w-0 flex-1">
          <span
            aria-hidden
            className={classNames(
              'mb-2 block h-1.5 rounded-full',
              index < current ? 'bg-leaf' : index === current ? 'bg-mango' : 'bg-line',
            )}
          />
          <span
            className={classNames(
              'flex items-center gap-1 text-xs sm:text-sm',
              index === current ? 'font-semibold text-ink' : 'text-ink-3',
            )}
          >
            {index < current && <Icon name="check" className="size-4 text-leaf" />}
            <span>{item}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
