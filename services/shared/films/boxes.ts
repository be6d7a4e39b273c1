import { type FileBytes, largestHeader, mostParts } from './file-bytes'

/** Boxes that hold boxes and nothing before them (ISO/IEC 14496-12). */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'edts', 'moof', 'traf', 'mfra'])
/** Boxes that a reader takes into memory whole. */
const headers = new Set(['moov', 'moof', 'mfra', 'sidx', 'meta', 'udta'])
/** How deep boxes lie in one another at most. */
const deepest = 12
/** QuickTime ends some files with a few zeros. */
const longestTail = 8

type Box = { readonly type: string; readonly content: number; readonly end: number }

/** Reads the head of the box at `at`, which must end by `end`; null when it cannot be one. */
async function boxAt(file: FileBytes, at: number, end: number, isTop: boolean): Promise<Box | null> {
  const head = await file.read(at, 16)
  if (head.length < 8) return null
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  // Size 0 is "to the end of the file", and 1 is followed by a longer size.
  if (short === 0) return isTop ? { type, content: at + 8, end } : null
  if (short !== 1) return boxOf(type, at, 8, short, end)
  return head.length < 16 ? null : boxOf(type, at, 16, Number(head.readBigUInt64BE(8)), end)
}

const boxOf = (type: string, at: number, head: number, size: number, end: number): Box | null =>
  size < head || size > end - at ? null : { type, content: at + head, end: at + size }

/**
 * Whether the boxes of an MP4 or QuickTime file say their real sizes: they fill the file to its end, each fits into the one
 * around it, and the headers are no larger than those of a short film. A file that was cut off, or says another length
 * than it has, does not pass.
 */
export async function boxesFit(file: FileBytes): Promise<boolean> {
  let left = mostParts
  async function fills(from: number, to: number, depth: number): Promise<boolean> {
    for (let at = from; at < to; ) {
      if (to - at < longestTail) return (await file.read(at, to - at)).every((byte) => byte === 0)
      left -= 1
      const box = left > 0 && depth <= deepest ? await boxAt(file, at, to, depth === 0) : null
      if (!box) return false
      if (headers.has(box.type) && box.end - at > largestHeader) return false
      if (containers.has(box.type) && !(await fills(box.content, box.end, depth + 1))) return false
      at = box.end
    }
    return true
  }
  return file.size > 0 && fills(0, file.size, 0)
}
