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
      className="switch"
    >
      <span>
        <span />
      </span>
    </button>
  )
}
