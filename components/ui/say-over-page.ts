/**
 * Says something above all else in the page, dialogs too, without taking the focus, until the next press. Outside of React,
 * because what was to be opened is closed again.
 */
export function sayOverPage(text: string): void {
  const said = document.createElement('p')
  said.setAttribute('role', 'alert')
  said.popover = 'auto'
  said.className =
    'fixed inset-x-4 m-auto max-w-[416px] rounded-card border border-line bg-card p-4 font-medium text-ink shadow-soft'
  said.textContent = text
  document.body.append(said)
  said.showPopover?.()
  addEventListener('click', () => said.remove(), { once: true, capture: true })
}
