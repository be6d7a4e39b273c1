import type { FileStorage, Handout } from '../storage/file-storage'

/** A bucket in memory that records its objects and removals, and can be made to fail. */
export function memoryStorage() {
  const storage = {
    objects: new Set<string>(),
    /** The content of objects, when a test sets it. */
    contents: new Map<string, Uint8Array>(),
    /** The handouts of objects that have a download address. */
    handouts: new Map<string, Handout & { readonly contentType: string }>(),
    asked: [] as string[],
    isDown: false,
    async read(objectName: string, maxBytes: number) {
      if (storage.isDown) throw new Error('the storage is down')
      if (!storage.objects.has(objectName)) return null
      return (storage.contents.get(objectName) ?? new Uint8Array()).subarray(0, maxBytes + 1)
    },
    async write(objectName: string, bytes: Uint8Array, contentType = '', handout?: Handout) {
      if (storage.isDown) throw new Error('the storage is down')
      storage.objects.add(objectName)
      storage.contents.set(objectName, bytes)
      if (handout) storage.handouts.set(objectName, { ...handout, contentType })
    },
    async remove(objectName: string) {
      storage.asked.push(objectName)
      if (storage.isDown) throw new Error('the storage is down')
      storage.objects.delete(objectName)
      storage.contents.delete(objectName)
      storage.handouts.delete(objectName)
    },
  }
  return storage satisfies FileStorage
}
