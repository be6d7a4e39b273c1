/** A promise with its resolve function, like `Promise.withResolvers` of later versions of Node. */
export function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}
