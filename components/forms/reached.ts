/** Controls that a person focused or typed into, as opposed to those focused by the program when a dialog opened. */
const reached = new WeakSet<EventTarget>()

/** How a person is moving the focus at this moment; null when the program moves it. */
let mover: 'press' | 'Tab' | null = null
let isWatching = false

function moveBy(by: 'press' | 'Tab'): void {
  mover = by
  setTimeout(() => {
    mover = null
  })
}

/** Starts recording which controls people focus; once for all forms. */
export function watchReach(): void {
  if (isWatching) return
  isWatching = true
  // Touch and labels move the focus with the click that follows the press.
  for (const press of ['pointerdown', 'mousedown', 'click'])
    addEventListener(press, () => moveBy('press'), true)
  addEventListener('keydown', ({ key }) => key === 'Tab' && moveBy('Tab'), true)
  addEventListener('focusin', ({ target }) => mover && target && reached.add(target), true)
  addEventListener('input', ({ target }) => target && reached.add(target), true)
}

/**
 * Whether a blur is of a control that no person has reached: the program focused it, it is empty, and the focus does not
 * move to another field.
 */
export function isLeftUnreached({ target, relatedTarget }: FocusEvent): boolean {
  if (!target || reached.has(target) || mover === 'Tab') return false
  if (relatedTarget instanceof Element && relatedTarget.matches('input, select, textarea')) return false
  const { value, validity } = target as Partial<HTMLInputElement>
  // Of a day that is half typed the value is empty, too.
  return value === '' && !validity?.badInput
}
