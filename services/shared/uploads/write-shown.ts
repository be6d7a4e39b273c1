import { type FileType, shownToken } from '@/validators/upload-terms'
import { orUnavailable } from '../problem'
import type { FileStorage } from '../storage/file-storage'

/** Names are never reused, so browsers may cache a file for ever. */
const cacheControl = 'public, max-age=31536000, immutable'

/** Stores a checked picture under its shown name, where anybody can read it. */
export async function writeShown(
  storage: FileStorage,
  name: string,
  bytes: Uint8Array,
  fileType: FileType,
): Promise<void> {
  await orUnavailable(storage.write(name, bytes, fileType, { downloadToken: shownToken(name), cacheControl }))
}
