'use client'

type OptionListProps = {
  /** Values that are their own text, or a value with its text. */
  options: readonly (string | readonly [value: string, text: string])[]
}

/** The options of a select of the server's markup, of which long ones would otherwise be sent twice. */
export function OptionList({ options }: OptionListProps) {
  return options.map((option) => {
    const [value, text] = typeof option === 'string' ? [undefined, option] : option
    return (
      <option key={value ?? text} value={value}>
        {text}
      </option>
    )
  })
}
