import { open, stat } from 'node:fs/promises'
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { FilmType } from '@/validators/upload-terms'
import { boxesFit } from './boxes'
import { elementsFit } from './elements'
import { bytesOf, mostParts } from './file-bytes'
import { configurationWithoutUserData, unitLengthBytes, withoutUserData } from './user-data'

/** Why a film is refused: a message key under `problems`. */
export type FilmFault =
  | 'video_unreadable'
  | 'video_too_long'
  | 'video_without_picture'
  | 'video_format_unsupported'

/** What a film is, as its packets show it; its headers are not believed. */
export type Film = {
  readonly fileType: FilmType
  readonly durationMs: number
  readonly width: number
  readonly height: number
  readonly hasSound: boolean
  /** Bytes of the copy. */
  readonly size: number
}

type Cleaned = { readonly fault: FilmFault } | { readonly fault: null; readonly film: Film }

export type Limits = { readonly seconds: number; readonly signal: AbortSignal }

/** Sides of a picture in pixels. */
const sides = { least: 16, most: 4_096 } as const

/** What browsers of phones play, by container. */
const playable = {
  mp4: { video: ['avc', 'hevc', 'av1'], audio: ['aac', 'opus'] },
  webm: { video: ['vp8', 'vp9', 'av1'], audio: ['opus'] },
} as const

export class Refused extends Error {
  constructor(readonly fault: FilmFault) {
    super(fault)
  }
}

/** True for a failure of the disk, which says nothing about the film. */
export const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string'

/**
 * Copies the film of a file into another: its packets as they are, and nothing that says where, when or with what it was
 * made. Reads the container itself; names and headers are not believed. Rejects only when the disk fails or `signal` aborts.
 */
export async function cleanFilm(from: string, to: string, limits: Limits): Promise<Cleaned> {
  try {
    const container = await containerOf(from)
    if (container === null) return { fault: 'video_unreadable' }
    const input = new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(from) })
    try {
      return { fault: null, film: await copyFilm(input, to, container, limits) }
    } finally {
      input.dispose()
    }
  } catch (error) {
    limits.signal.throwIfAborted()
    if (isOfSystem(error)) throw error
    // The library answers a file it cannot read with errors of many kinds.
    return { fault: error instanceof Refused ? error.fault : 'video_unreadable' }
  }
}

export type Container = 'mp4' | 'webm'

/** The container of a file by its first bytes, when the sizes it says are real; null for anything else. */
export async function containerOf(path: string): Promise<Container | null> {
  const file = await open(path)
  try {
    const bytes = bytesOf(file, (await file.stat()).size)
    const start = await bytes.read(0, 12)
    if (start.length < 12) return null
    if (start.readUInt32BE(0) === 0x1a45dfa3) return (await elementsFit(bytes)) ? 'webm' : null
    const isBox = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].includes(start.toString('latin1', 4, 8))
    return isBox && (await boxesFit(bytes)) ? 'mp4' : null
  } finally {
    await file.close()
  }
}

type Track = {
  readonly sink: EncodedPacketSink
  readonly count: number
  /** Seconds that a packet lasts at most. */
  readonly longest: number
  /** Seconds: when the first packet begins, when the last one begins, and when it ends. */
  readonly start: number
  readonly last: number
  readonly end: number
}

/** Seconds that a packet lasts at most. How long the last of a WebM lasts stands in a header alone, which no copy keeps. */
const longestPacket = { mp4: Number.POSITIVE_INFINITY, webm: 1 } as const
/** Seconds between the first and the last packet at least: less is one picture. */
const shortestFilm = 0.01

/** Goes through a track's packets without their data. */
export async function measure(
  track: InputTrack,
  container: Container,
  { seconds, signal }: Limits,
): Promise<Track> {
  const sink = new EncodedPacketSink(track)
  const longest = longestPacket[container]
  let [count, start, last, end] = [
    0,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  const options = { metadataOnly: true }
  let packet = await sink.getFirstPacket(options)
  while (packet) {
    signal.throwIfAborted()
    count += 1
    start = Math.min(start, packet.timestamp)
    last = Math.max(last, packet.timestamp)
    end = Math.max(end, packet.timestamp + Math.min(packet.duration, longest))
    if (end - start > seconds) throw new Refused('video_too_long')
    if (count > mostParts) throw new Refused('video_unreadable')
    packet = await sink.getNextPacket(packet, options)
  }
  return { sink, count, longest, start, last, end }
}

/**
 * Whether a track has about as much as its headers say. They may say less, where somebody stopped a recorder; more means that
 * something cannot be found in the file.
 */
export async function isWhole(
  track: InputTrack,
  { count, end }: Pick<Track, 'count' | 'end'>,
): Promise<boolean> {
  const said = await track.getDurationFromMetadata({ skipLiveWait: true })
  return said === null || (count > 0 ? end : 0) >= 0.9 * said - 1
}

async function copyFilm(input: Input, to: string, container: Container, limits: Limits): Promise<Film> {
  const video = await input.getPrimaryVideoTrack()
  if (!video)
    throw new Refused((await input.getTracks()).length > 0 ? 'video_without_picture' : 'video_unreadable')
  const audio = await input.getPrimaryAudioTrack()
  const pictures = await measure(video, container, limits)
  if (pictures.count === 0) throw new Refused('video_without_picture')
  const sound = audio && (await measure(audio, container, limits))
  const start = Math.min(pictures.start, sound?.count ? sound.start : pictures.start)
  const last = Math.max(pictures.last, sound?.count ? sound.last : pictures.last)
  const end = Math.max(pictures.end, sound?.count ? sound.end : pictures.end)
  if (end - start > limits.seconds) throw new Refused('video_too_long')
  // In a WebM the headers speak of all tracks together.
  const ends = container === 'webm' ? { count: 1, end } : null
  const areWhole = [
    await isWhole(video, ends ?? pictures),
    !audio || !sound || (await isWhole(audio, ends ?? sound)),
  ]
  if (areWhole.includes(false)) throw new Refused('video_unreadable')
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  const isOfSize = [width, height].every((side) => side >= sides.least && side <= sides.most)
  if (!isOfSize || last - start < shortestFilm) throw new Refused('video_unreadable')

  const size = await writeCopies(to, container, limits.signal, async (output) => [
    await copyOfVideo(output, container, video, pictures, start),
    ...(audio && sound?.count ? [await copyOfAudio(output, container, audio, sound, start)] : []),
  ])
  return {
    fileType: `video/${container}`,
    durationMs: Math.round((end - start) * 1000),
    width,
    height,
    hasSound: (sound?.count ?? 0) > 0,
    size,
  }
}

/** Writes copies of tracks into a new file, and answers its size in bytes. */
export async function writeCopies(
  to: string,
  container: Container,
  signal: AbortSignal,
  copiesInto: (output: Output) => Promise<readonly Copy[]>,
): Promise<number> {
  const output = new Output({
    format: container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat(),
    target: new FilePathTarget(to),
  })
  try {
    const copies = await copiesInto(output)
    await output.start()
    await inTurn(copies, signal)
    await output.finalize()
  } catch (error) {
    await output.cancel().catch(() => {})
    throw error
  }
  return (await stat(to)).size
}

/** One track that is copied packet by packet; `next` is when its next packet is shown. */
type Copy = {
  readonly begin: () => Promise<void>
  readonly next: () => number | null
  readonly add: () => Promise<void>
  /** Whether every packet that was measured is there: the data of one may lie beyond the file. */
  readonly isWhole: () => boolean
}

/** Copies tracks beside one another, the packet that is shown first before the others, so that a player gets both at once. */
async function inTurn(copies: readonly Copy[], signal: AbortSignal): Promise<void> {
  for (const copy of copies) await copy.begin()
  for (;;) {
    signal.throwIfAborted()
    const waiting = copies.filter((copy) => copy.next() !== null)
    if (waiting.length === 0) break
    const first = waiting.reduce((one, other) => ((other.next() ?? 0) < (one.next() ?? 0) ? other : one))
    await first.add()
  }
  if (!copies.every((copy) => copy.isWhole())) throw new Refused('video_unreadable')
}

function copyOf(
  { sink, count, longest }: Track,
  start: number,
  dataOf: (data: Uint8Array) => Uint8Array | null,
  add: (packet: EncodedPacket, isFirst: boolean) => Promise<void>,
): Copy {
  let current: EncodedPacket | null = null
  let copied = 0
  return {
    // One packet at a time: the library's iterator would read as far ahead as it is fast.
    async begin() {
      current = await sink.getFirstPacket()
    },
    next: () => current?.timestamp ?? null,
    isWhole: () => copied === count,
    async add() {
      if (!current) return
      const data = current.data.byteLength === current.byteLength ? dataOf(current.data) : null
      if (!data || data.byteLength === 0) throw new Refused('video_unreadable')
      // A copy without alpha and other side data.
      const shown = Math.max(0, current.timestamp - start)
      await add(
        new EncodedPacket(data, current.type, shown, Math.min(current.duration, longest)),
        copied === 0,
      )
      copied += 1
      current = await sink.getNextPacket(current)
    },
  }
}

const isOneOf = <Code extends string>(codes: readonly Code[], code: string | null): code is Code =>
  (codes as readonly (string | null)[]).includes(code)

async function copyOfVideo(
  output: Output,
  container: Container,
  video: InputVideoTrack,
  track: Track,
  start: number,
): Promise<Copy> {
  const codec = await video.getCodec()
  if (!isOneOf(playable[container].video, codec)) throw new Refused('video_format_unsupported')
  const config = await video.getDecoderConfig()
  if (!config) throw new Refused('video_unreadable')
  const source = new EncodedVideoPacketSource(codec)
  const rotation = container === 'mp4' ? await video.getRotation() : 0
  output.addVideoTrack(source, { rotation, maximumPacketCount: track.count })
  const { decoderConfig, dataOf } = withoutUserDataOf(codec, config)
  return copyOf(track, start, dataOf, (packet, isFirst) =>
    source.add(packet, isFirst ? { decoderConfig } : undefined),
  )
}

/** The configuration and the packets of a video without what its encoder says beside the picture. */
function withoutUserDataOf(codec: string, config: VideoDecoderConfig) {
  if (codec !== 'avc' && codec !== 'hevc')
    return { decoderConfig: config, dataOf: (data: Uint8Array) => data }
  if (!config.description) throw new Refused('video_unreadable')
  const description = bytesIn(config.description)
  const kept = codec === 'hevc' ? configurationWithoutUserData(description) : description
  if (!kept) throw new Refused('video_unreadable')
  const lengthBytes = unitLengthBytes(codec, description)
  return {
    decoderConfig: { ...config, description: kept },
    dataOf: (data: Uint8Array) => withoutUserData(data, codec, lengthBytes),
  }
}

const bytesIn = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)

export async function copyOfAudio(
  output: Output,
  container: Container,
  audio: InputAudioTrack,
  track: Track,
  start: number,
): Promise<Copy> {
  const codec = await audio.getCodec()
  if (!isOneOf(playable[container].audio, codec)) throw new Refused('video_format_unsupported')
  const decoderConfig = await audio.getDecoderConfig()
  if (!decoderConfig) throw new Refused('video_unreadable')
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source, { maximumPacketCount: track.count })
  return copyOf(
    track,
    start,
    (data) => data,
    (packet, isFirst) => source.add(packet, isFirst ? { decoderConfig } : undefined),
  )
}
