import type { FileHandle } from 'node:fs/promises'

/** The bytes of a file, read piece by piece. */
export type FileBytes = {
  readonly size: number
  /** `length` bytes from `at`; fewer at the file's end. */
  read(at: number, length: number): Promise<Buffer>
}

export const bytesOf = (file: FileHandle, size: number): FileBytes => ({
  size,
  async read(at, length) {
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at)
    return buffer.subarray(0, bytesRead)
  },
})

/** Headers of a film, which are read into memory, are refused above this: those of a minute have a few hundred kilobytes. */
export const largestHeader = 8 * 1024 * 1024
/** Parts of a film at most; each is looked at one by one. */
export const mostParts = 60_000
