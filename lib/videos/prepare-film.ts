import 'client-only'
import {
  BlobSource,
  BufferTarget,
  Conversion,
  type ConversionVideoOptions,
  canEncodeAudio,
  canEncodeVideo,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { FilmType } from '@/validators/upload-terms'
import { longestFilmMs, sentSide } from './limits'

/** What a file is as a film; times in milliseconds, sides in pixels as it is shown. */
export type FilmFacts = {
  readonly durationMs: number
  readonly width: number
  readonly height: number
  readonly hasSound: boolean
  readonly fileType: FilmType
  /** Whether its codecs play on other phones and computers too. */
  readonly isPlayable: boolean
  /** Whether the file says how long it is and where its moments are, so that players can move in it. */
  readonly isSeekable: boolean
}

/** The part of a film to keep, in milliseconds. */
export type Trim = { readonly startMs: number; readonly endMs: number }

/** Bits a second of a film that is encoded again: 720 lines of one person who talks, in 15 MB a minute. */
const bitrate = 2_000_000

const videoCodecs: Readonly<Record<FilmType, readonly string[]>> = {
  // HEVC, in which newer iPhones film, plays on few computers.
  'video/mp4': ['avc', 'av1'],
  'video/quicktime': ['avc', 'av1'],
  'video/webm': ['vp8', 'vp9', 'av1'],
}
const audioCodecs: Readonly<Record<FilmType, readonly string[]>> = {
  'video/mp4': ['aac', 'opus'],
  'video/quicktime': ['aac', 'opus'],
  'video/webm': ['opus'],
}

const unreadable = (cause?: unknown) => new ProblemError(localProblem('video_unreadable'), { cause })

const open = (film: Blob) => new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new BlobSource(film) })

async function typeOf(input: Input): Promise<FilmType> {
  const format = await input.getFormat()
  if (format === MP4) return 'video/mp4'
  return format === QTFF ? 'video/quicktime' : 'video/webm'
}

/**
 * Reads what a file is from its content. Rejects with the ProblemError `video_unreadable` for what is no film or is cut off, and
 * `video_without_picture` for a sound.
 */
export async function readFilm(film: Blob): Promise<FilmFacts> {
  const input = open(film)
  try {
    const [picture, sound] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])
    // A file that was cut off may still look like a film, but with nothing in it.
    if (!picture && !sound) throw unreadable()
    if (!picture) throw new ProblemError(localProblem('video_without_picture'))
    const [fileType, width, height, codec, spoken, seconds, stated] = await Promise.all([
      typeOf(input),
      picture.getDisplayWidth(),
      picture.getDisplayHeight(),
      picture.getCodec(),
      sound?.getCodec() ?? null,
      input.computeDuration(),
      input.getDurationFromMetadata(),
    ])
    const isPlayable =
      videoCodecs[fileType].includes(codec ?? '') &&
      (sound === null || audioCodecs[fileType].includes(spoken ?? ''))
    return {
      durationMs: Math.round(seconds * 1000),
      width,
      height,
      hasSound: sound !== null,
      fileType,
      isPlayable,
      // A browser that records does not know how long the film will be; and not every player opens a phone's QuickTime file.
      isSeekable: stated !== null && fileType !== 'video/quicktime' && (await input.getFormat()) !== MATROSKA,
    }
  } catch (error) {
    throw error instanceof ProblemError ? error : unreadable(error)
  } finally {
    input.dispose()
  }
}

export type PreparedFilm = { readonly film: Blob; readonly facts: FilmFacts; readonly fileType: FilmType }

type PrepareOptions = {
  /** What to keep of it; null keeps all. */
  readonly trim: Trim | null
  readonly maxBytes: number
  /** Called with the share that is done, in whole per cent. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/**
 * A film as it is sent: at most a minute long and 720 lines high, in a file that players can move in. A film that is so already is kept as it
 * is, and so is one that this browser cannot encode and need not be cut. Rejects with a ProblemError, or with the signal's reason.
 */
export async function prepareFilm(film: Blob, options: PrepareOptions): Promise<PreparedFilm> {
  const facts = await readFilm(film)
  const { trim, maxBytes, signal } = options
  const isSmall = Math.min(facts.width, facts.height) <= sentSide && film.size <= maxBytes
  const asIs = { film: new Blob([film], { type: facts.fileType }), facts, fileType: facts.fileType }
  if (!trim && facts.isPlayable && facts.isSeekable && isSmall && facts.durationMs <= longestFilmMs)
    return asIs
  signal.throwIfAborted()
  const made = await convert(film, facts, options).catch((error: unknown) => {
    signal.throwIfAborted()
    if (error instanceof ProblemError) throw error
    return null
  })
  if (made) return made
  if (trim || facts.durationMs > longestFilmMs) throw new ProblemError(localProblem('video_not_cut'))
  if (film.size > maxBytes) throw new ProblemError(localProblem('file_too_large'))
  return asIs
}

/** Cuts, scales and writes the film again; null where this browser cannot encode it. */
async function convert(
  film: Blob,
  facts: FilmFacts,
  { trim, onProgress, signal }: PrepareOptions,
): Promise<PreparedFilm | null> {
  const input = open(film)
  try {
    const scaled = sizeOf(facts)
    const isEncoded = scaled !== null || (trim?.startMs ?? 0) > 0 || !facts.isPlayable
    const kind = isEncoded ? await encodable(scaled ?? facts) : familyOf(facts)
    if (kind === null) return null
    const output = new Output({
      format: kind === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
      target: new BufferTarget(),
    })
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      tags: {},
      showWarnings: false,
      ...(trim && { trim: trimOf(trim) }),
      video: isEncoded ? encodedAs(kind, scaled) : {},
    })
    // A film that would lose its sound is sent as it was.
    const isWhole = conversion.utilizedTracks.length === (facts.hasSound ? 2 : 1)
    if (!conversion.isValid || !isWhole) return null
    conversion.onProgress = (share) => onProgress(Math.floor(share * 100))
    const cancel = () => void conversion.cancel()
    signal.addEventListener('abort', cancel)
    await conversion.execute().finally(() => signal.removeEventListener('abort', cancel))
    const { buffer } = output.target
    if (!buffer) return null
    const fileType = kind === 'mp4' ? 'video/mp4' : 'video/webm'
    const made = new Blob([buffer], { type: fileType })
    return { film: made, facts: await readFilm(made), fileType }
  } finally {
    input.dispose()
  }
}

type Container = 'mp4' | 'webm'
type Size = Pick<FilmFacts, 'width' | 'height'>

const familyOf = ({ fileType }: FilmFacts): Container => (fileType === 'video/webm' ? 'webm' : 'mp4')

/** Without a beginning, what is left is copied instead of encoded again. */
const trimOf = ({ startMs, endMs }: Trim) => ({
  ...(startMs > 0 && { start: startMs / 1000 }),
  end: endMs / 1000,
})

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2)

/** The size of a film that is too large to send; null for one that is not. */
function sizeOf({ width, height }: Size): Size | null {
  const scale = sentSide / Math.min(width, height)
  return scale < 1 ? { width: even(width * scale), height: even(height * scale) } : null
}

/** H.264 plays everywhere, also on phones that are years old; the others are for browsers that encode no H.264. */
async function encodable({ width, height }: Size): Promise<Container | null> {
  const quality = new Quality({ bitrate })
  const size = { width: even(width), height: even(height), quality }
  const sound = async (codec: 'aac' | 'opus') => canEncodeAudio(codec)
  if ((await canEncodeVideo('avc', size)) && ((await sound('aac')) || (await sound('opus')))) return 'mp4'
  const isOpen = (await canEncodeVideo('vp9', size)) || (await canEncodeVideo('vp8', size))
  return isOpen && (await sound('opus')) ? 'webm' : null
}

const encodedAs =
  (kind: Container, scaled: Size | null) =>
  async (_: InputVideoTrack): Promise<ConversionVideoOptions> => ({
    ...(kind === 'mp4' && { codec: 'avc' as const }),
    ...(scaled && { ...scaled, fit: 'fill' as const }),
    quality: new Quality({ bitrate }),
    allowRotationMetadata: false,
  })
