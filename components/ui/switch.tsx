import { classNames } from './class-names'

type SwitchProps = {
  checked: boolean
  /** Called with the new state, which the caller must pass back as `checked`. */
  onChange: (checked: boolean) => void
  labelledBy: string
  describedBy?: string
}

/** A switch that takes effect at once. */
export function Switch({ checked, onChange, labelledBy, describedBy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={() => onChange(!checked)}
      className="grid h-11 w-14 shrink-0 place-items-center rounded-control"
    >
      <span
        className={classNames(
          'flex h-7 w-12 items-center rounded-full border-2 p-0.5 transition-colors',
          checked ? 'border-primary bg-primary' : 'border-control bg-well',
        )}
      >
        <span
          className={classNames(
            'size-5 rounded-full border transition-transform',
            checked ? 'translate-x-5 border-on-primary bg-on-primary' : 'border-control bg-control',
          )}
        />
      </span>
    </button>
  )
}
