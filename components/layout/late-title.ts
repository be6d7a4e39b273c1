/** What the framework's announcer has said last. */
const announced = () => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? ''

/**
 * Calls back with a title that comes after its page: the framework announces only one that is there already.
 * Returns the stop.
 */
export function onLateTitle(say: (title: string) => void): () => void {
  const observer = new MutationObserver(() => {
    if (document.title && document.title !== announced()) say(document.title)
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
