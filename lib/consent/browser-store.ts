import 'client-only'
import { accountMark } from '@/lib/auth/account-mark'

/** What this browser keeps of an account until it is sent. */
type Kept = { readonly id: string; readonly uid: string }

const keptDays = 30

/**
 * A database of this browser for what waits to be sent, for at most a month. `keptAt` says when something was kept, in
 * milliseconds since 1970. Where storage is refused, `keep` answers false and `list` null; nothing rejects but `exists`.
 */
export function browserStore<Item extends Kept>(name: string, store: string, keptAt: (item: Item) => number) {
  function opened(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const asking = indexedDB.open(name, 1)
      asking.onupgradeneeded = () => asking.result.createObjectStore(store, { keyPath: 'id' })
      asking.onsuccess = () => resolve(asking.result)
      asking.onerror = () => reject(asking.error)
    })
  }

  /** Does one thing with the store and waits until it is written. */
  async function inStore<Answer>(
    mode: IDBTransactionMode,
    ask: (items: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer> {
    const database = await opened()
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(store, mode)
        const asking = ask(transaction.objectStore(store))
        transaction.oncomplete = () => resolve(asking.result)
        transaction.onerror = () => reject(transaction.error)
        transaction.onabort = () => reject(transaction.error)
      })
    } finally {
      database.close()
    }
  }

  const forget = (id: string): Promise<void> =>
    inStore('readwrite', (items) => items.delete(id)).then(undefined, () => undefined)

  /** Whether there is anything to list; without making an empty database. */
  async function exists(): Promise<boolean> {
    const databases = (await globalThis.indexedDB?.databases?.()) ?? [{ name }]
    return databases.some((database) => database.name === name)
  }

  async function forgetWhere(isUnwanted: (item: Item) => Promise<boolean>): Promise<void> {
    try {
      if (!(await exists())) return
      const all = await inStore<Item[]>('readonly', (items) => items.getAll())
      for (const item of all) if (await isUnwanted(item)) await forget(item.id)
    } catch {
      // Storage is refused: nothing is kept.
    }
  }

  return {
    keep: (item: Item): Promise<boolean> =>
      inStore('readwrite', (items) => items.put(item)).then(
        () => true,
        () => false,
      ),
    forget,
    /** What an account has kept, in no order; what is too old is forgotten. */
    async list(uid: string, now: number): Promise<Item[] | null> {
      const all = await inStore<Item[]>('readonly', (items) => items.getAll()).catch(() => null)
      if (!all) return null
      const oldest = now - keptDays * 24 * 60 * 60_000
      for (const item of all) if (keptAt(item) < oldest) await forget(item.id)
      return all.filter((item) => item.uid === uid && keptAt(item) >= oldest)
    },
    exists,
    /** Forgets what other accounts have kept than the one with a mark (lib/auth/account-mark.ts). */
    forgetOthers: (account: string): Promise<void> =>
      forgetWhere(async ({ uid }) => (await accountMark(uid)) !== account),
    /** Forgets everything, whoever kept it. */
    forgetAll: (): Promise<void> => forgetWhere(async () => true),
  }
}
