import 'client-only'

/** How long a screen reader has for a region that just appeared, and then for what is in it. */
const beforeMs = 100
const forMs = 5_000

/** Says something to screen readers when they are at rest, where what would say it is gone; in a dialog that is open, in there. */
export function say(text: string, near: Element): void {
  const region = document.createElement('p')
  region.className = 'sr-only'
  region.role = 'status'
  ;(near.closest('dialog') ?? document.body).append(region)
  setTimeout(() => {
    region.textContent = text
  }, beforeMs)
  setTimeout(() => region.remove(), forMs)
}
