/** The keys consent stores in a browser; lib/consent/stored-items explains each to people. */
export const preferenceKey = 'personal-data-protection-consent'
export const pendingKey = 'partim:consent-pending'
export const subjectKey = 'partim:consent-subject'

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage that a browser refuses acts as empty storage: every visit is then a first one. */
export function forgiving(open: () => Storage): KeyStorage {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(open())
    } catch {
      return null
    }
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
  }
}
