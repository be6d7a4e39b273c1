/** What consent keeps in a browser; lib/consent/stored-items tells people about each. */
export const preferenceKey = 'personal-data-protection-consent'
export const pendingKey = 'partim:consent-pending'
export const subjectKey = 'partim:consent-subject'
export const quietReloadKey = 'partim:consent-quiet-reload'

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage that a browser refuses behaves as empty storage: every visit is then a first one. */
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
