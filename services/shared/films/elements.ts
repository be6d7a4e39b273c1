import { type FileBytes, largestHeader, mostParts } from './file-bytes'

/** Ids of EBML and Matroska elements (RFC 8794, RFC 9559). */
const ids = { ebml: 0x1a45dfa3, segment: 0x18538067, cluster: 0x1f43b675, void: 0xec } as const
/** What a segment holds: seek head, info, tracks, cues, attachments, chapters, tags, clusters. */
const ofSegment = new Set<number>([
  0x114d9b74,
  0x1549a966,
  0x1654ae6b,
  0x1c53bb6b,
  0x1941a469,
  0x1043a770,
  0x1254c367,
  ids.cluster,
])
/** Elements that hold the film itself or nothing; all others are headers, which a reader takes into memory. */
const large = new Set<number>([ids.segment, ids.cluster, 0xa3, 0xa0, ids.void])

type Element = {
  readonly id: number
  readonly content: number /** Null where it goes on to the end. */
  readonly end: number | null
}

/** Length in bytes of a number by its first byte; 9 for none. */
const lengthOf = (first: number) => Math.clz32(first) - 23

/** Reads the head of the element at `at`; null when it cannot be one, or ends beyond the file. */
async function elementAt(file: FileBytes, at: number): Promise<Element | null> {
  const head = await file.read(at, 12)
  const idLength = lengthOf(head[0] ?? 0)
  if (idLength > 4 || head.length <= idLength) return null
  const id = head.readUIntBE(0, idLength)
  const sizeLength = lengthOf(head[idLength] ?? 0)
  if (sizeLength > 8 || head.length < idLength + sizeLength) return null
  const marker = 2 ** (7 * sizeLength)
  // The marker goes first: with it, sizes of eight bytes are more than a number holds exactly.
  let size = (head[idLength] ?? 0) - 2 ** (8 - sizeLength)
  for (const byte of head.subarray(idLength + 1, idLength + sizeLength)) size = size * 256 + byte
  const content = at + idLength + sizeLength
  if (size === marker - 1) return { id, content, end: null }
  return content + size > file.size ? null : { id, content, end: content + size }
}

/** What holds an element: the file, its segment, or a cluster, whose end may be unknown (null). */
type Holder = 'file' | 'segment' | { readonly end: number | null }

function mayBeIn(holder: Holder, { id, end }: Element): boolean {
  if (holder === 'file') return id === ids.segment || id === ids.void
  if (id === ids.ebml || id === ids.segment) return false
  if (holder === 'segment')
    return id === ids.cluster || (end !== null && (ofSegment.has(id) || id === ids.void))
  return !ofSegment.has(id) && end !== null && (holder.end === null || end <= holder.end)
}

/**
 * Whether the elements of a WebM file say their real sizes and are where they belong: they fill the file to its end, and
 * its headers are no larger than those of a short film. Recorders that write as they go do not know the size of the
 * segment and its clusters; what these hold is looked at one by one. A file that was cut off within anything does not
 * pass, nor one with anything else between its clusters: mediabunny 1.61.0 searches behind that for what it knows, and
 * does not end where there is nothing.
 */
export async function elementsFit(file: FileBytes): Promise<boolean> {
  let at = 0
  let holder: Holder = 'file'
  for (let parts = 0; at < file.size; parts += 1) {
    const element: Element | null = parts < mostParts ? await elementAt(file, at) : null
    if (!element) return false
    const { id, content, end } = element
    if (typeof holder === 'object' && (holder.end === null ? ofSegment.has(id) : at === holder.end))
      holder = 'segment'
    if (parts === 0 ? id !== ids.ebml || end === null : !mayBeIn(holder, element)) return false
    if (id === ids.segment && end !== null && end !== file.size) return false
    if (end !== null && !large.has(id) && end - content > largestHeader) return false
    if (id === ids.segment) holder = 'segment'
    else if (id === ids.cluster) holder = { end }
    at = id === ids.segment || id === ids.cluster || end === null ? content : end
  }
  return file.size > 0 && at === file.size
}
