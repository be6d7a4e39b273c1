/** Gets each `popstate` before the router does. */
type Guard = (event: PopStateEvent) => void

const guards: Guard[] = []

/**
 * Listens to the browser's back and forward buttons. It has to be called before the router starts: browsers call the
 * window's listeners of `popstate` in the order in which they were added, whatever their phase.
 */
export function watchWayBack(): void {
  addEventListener('popstate', (event) => guards.at(-1)?.(event))
}

/** Lets `next` hold up the back button until the answer is called; of several guards the latest is asked. */
export function guardWayBack(next: Guard): () => void {
  guards.push(next)
  return () => void guards.splice(guards.indexOf(next), 1)
}
