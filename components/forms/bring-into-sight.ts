/** The part of a form that holds a control with its label, its error and, for cards, the cards beside it. */
const fieldOf = (control: Element) => {
  // A message about many fields, below them all.
  if (control.matches('[tabindex="-1"]')) return control
  if (control.matches('[type="checkbox"], [type="radio"]'))
    return control.closest('fieldset') ?? control.parentElement
  return control.parentElement ?? control
}

/**
 * Brings the whole field of a focused control into sight. Browsers scroll to the control alone: the error of hidden
 * inputs of cards, or above a bar, would stay out of sight on a phone.
 */
export function bringIntoSight(control: Element): void {
  const field = fieldOf(control)
  const isTall = field !== null && field.getBoundingClientRect().height > window.innerHeight / 2
  field?.scrollIntoView?.({ block: isTall ? 'start' : 'center' })
}
