import 'client-only'

/**
 * A link to a part of the same page makes an entry of the browser's own, of which the router knows nothing: somebody who
 * comes back to it from another page would have its address, and still that other page. It is the same page as the entry
 * before it, so it gets the router's state of that one.
 */
export function keepPageAtHashes(): void {
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
