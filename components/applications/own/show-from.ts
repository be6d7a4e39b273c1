import 'client-only'

/**
 * Scrolls to something in a list of jobs: with the heading of its group where it is in the first of them, and with the
 * page's own head where that is near anyway, so that no heading ends half under the bar.
 */
export function showFrom(element: HTMLElement): void {
  const item = element.closest('li')
  const group = item?.previousElementSibling ? null : element.closest('section')
  ;(group ?? element).scrollIntoView({ block: 'start', behavior: 'instant' })
  if (scrollY > 0 && scrollY < innerHeight / 4) scrollTo({ top: 0, behavior: 'instant' })
}
