/** Gets each `popstate` before the router does. */
type Guard = (event: PopStateEvent) => void

const guards: Guard[] = []

/**
 * Listens to the browser's back and forward buttons. It has to be called before the router starts: browsers call the
 * window's listeners of `popstate` in the order in which they were added, whatever their phase.
 */
export function watchWayBack(): void {
  addEventListener('popstate', (event) => guards.at(-1)?.(event))
  keepPageAtHashes()
}

/**
 * A link to a part of the same page makes an entry of the browser's own, of which the router knows nothing: somebody who
 * comes back to it from another page would have its address, and still that other page. It is the same page as the entry
 * before it, so it gets the router's state of that one.
 */
function keepPageAtHashes(): void {
  let pressed: { readonly address: string; readonly state: unknown } | null = null
  addEventListener(
    'click',
    () => {
      pressed = { address: location.href, state: history.state }
    },
    true,
  )
  addEventListener('hashchange', ({ oldURL }) => {
    if (history.state || pressed?.address !== oldURL) return
    history.replaceState(pressed.state, '', location.href)
  })
}

/** Lets `next` hold up the back button until the answer is called; of several guards the latest is asked. */
export function guardWayBack(next: Guard): () => void {
  guards.push(next)
  return () => void guards.splice(guards.indexOf(next), 1)
}
