export type StorageRequest = {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /** Name of the object in its bucket, or the prefix of a list. */
  readonly name: string
  /** Bytes of the object as it would be afterwards; undefined when nothing is written. */
  readonly size: number | undefined
  /** Who asks; undefined when not signed in. */
  readonly uid: string | undefined
}

/** The largest file anybody may upload: an intro video. */
export const largestFileBytes = 100 * 1024 * 1024

/**
 * Who may do what to a file: everybody reads `public/…`, a signed-in user does anything below `users/{uid}/`
 * up to the size limit, and the rest is refused. Download addresses with a token do not come here.
 */
export function permits({ method, name, size, uid }: StorageRequest): boolean {
  const segments = name.split('/')
  // The emulator resolves dots like a file system; a real bucket does not, so no honest client sends them.
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return false
  const [area, owner] = segments
  const isBelowOwner = segments.length > (method === 'list' ? 1 : 2)
  if (area === 'public') return method === 'get' && segments.length > 1
  return (
    area === 'users' && uid !== undefined && owner === uid && isBelowOwner && (size ?? 0) <= largestFileBytes
  )
}
