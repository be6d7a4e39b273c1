type Typed = Record<string, string | boolean>

const controls = (container: Element) =>
  container.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')

/** What has been typed, ticked and chosen in plain controls, by name; null when nothing has. */
export function readTyped(container: Element): Typed | null {
  const typed: Typed = {}
  let touched = false
  for (const control of controls(container)) {
    if (control.type === 'radio') {
      if (control.checked) typed[control.name] = control.value
      touched ||= control.checked !== control.defaultChecked
    } else if (control.type === 'checkbox') {
      typed[control.name] = control.checked
      touched ||= control.checked
    } else {
      typed[control.name] = control.value
      touched ||= control.value !== ''
    }
  }
  return touched ? typed : null
}

/** Remembers which control has the focus and where its cursor is; the returned function restores both after a swap. */
export function keepFocus(container: Element): () => void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement) || !container.contains(focused)) return () => undefined
  const { name, value, selectionStart, selectionEnd } = focused
  return () => {
    const twin = [...controls(container)].find(
      (control) => control.name === name && (control.type !== 'radio' || control.value === value),
    )
    twin?.focus({ preventScroll: true })
    // E-mail and number controls do not reveal their cursor.
    if (selectionStart !== null && twin?.selectionStart !== null) {
      twin?.setSelectionRange(selectionStart, selectionEnd)
    }
  }
}
