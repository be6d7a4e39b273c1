/** Whether a key pressed there means the player: not in a field, on a control of its own, or in a dialog. */
export function isForPlayer(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, defaultPrevented } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey) return false
  if (document.querySelector('dialog[open]')) return false
  return !(
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=menu]')
  )
}

/** The same for the space bar, which presses buttons and follows links. */
export const isSpaceForPlayer = (event: KeyboardEvent): boolean =>
  event.key === ' ' &&
  isForPlayer(event) &&
  !(event.target instanceof Element && event.target.closest('button, a, summary, label'))
