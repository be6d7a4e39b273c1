import { readFile, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ByteRange, FileStorage, Handout } from '../storage/file-storage'

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
    async readInto(objectName: string, path: string, maxBytes: number) {
      const bytes = await storage.read(objectName, maxBytes)
      if (bytes) await writeFile(path, bytes)
      return bytes !== null
    },
    async writeFrom(objectName: string, path: string, contentType: string) {
      await storage.write(objectName, await readFile(path), contentType)
    },
    async open(objectName: string, { first, last }: ByteRange) {
      const bytes = await storage.read(objectName, Number.MAX_SAFE_INTEGER - 1)
      return bytes && Readable.from([Buffer.from(bytes.subarray(first, last + 1))])
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
