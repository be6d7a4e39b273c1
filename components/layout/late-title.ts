/** The last title that the framework's announcer has announced. */
const announced = () => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? ''

/**
 * Calls back with a title that arrives after its page: the framework announces only a title that is already there.
 * Returns the function that stops it.
 */
export function onLateTitle(say: (title: string) => void): () => void {
  const observer = new MutationObserver(() => {
    if (document.title && document.title !== announced()) say(document.title)
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
