const isTyped = (control: Element) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** Whether a box or a choice is seen otherwise than the form knows it. */
function isUnheard(control: Element, known: (name: string) => unknown): control is HTMLInputElement {
  if (!(control instanceof HTMLInputElement) || control.disabled) return false
  const value = known(control.name)
  if (control.type === 'checkbox') return value === !control.checked
  return control.type === 'radio' && control.checked && typeof value === 'string' && value !== control.value
}

/**
 * Has a form hear what stands in its controls without its knowledge: password managers and some browsers fill them without
 * telling, and what is seen is what is sent. React hears a text only where it is not the one that it knows; of choices and
 * ticks `known` says which the form has, by the name of their control.
 */
export function takeFilled({ elements }: HTMLFormElement, known: (name: string) => unknown): void {
  // All of them first: hearing of one may empty another. One without a choice may wait for its options.
  const chosen = [...elements].filter(
    (control) =>
      control instanceof HTMLSelectElement &&
      control.name !== '' &&
      control.value !== '' &&
      control.value !== known(control.name),
  )
  const ticked = [...elements].filter((control) => isUnheard(control, known))
  for (const control of elements)
    if (isTyped(control)) control.dispatchEvent(new Event('input', { bubbles: true }))
  for (const control of chosen) control.dispatchEvent(new Event('change', { bubbles: true }))
  // Back to what the form knows, and pressed as a person would.
  for (const control of ticked) {
    control.checked = !control.checked
    control.click()
  }
}
