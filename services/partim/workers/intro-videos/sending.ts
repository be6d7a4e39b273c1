import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound, orUnavailable } from '@/services/shared/problem'
import type { ByteRange, FileStorage } from '@/services/shared/storage/file-storage'
import { type FileType, uploadTerms } from '@/validators/upload-terms'
import type { IntroVideo } from './repository'

/** What is asked of a file: all of it, a piece, or a piece that it has not. */
type Asked = ByteRange | 'whole' | 'unsatisfiable'

const single = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Reads a Range header (RFC 9110, section 14). Only one range is answered: nobody who watches asks for several, which cost much
 * for little. A header that is none counts as none.
 */
export function rangeOf(header: string | undefined, size: number): Asked {
  if (header === undefined || !header.startsWith('bytes=')) return 'whole'
  const [, from = '', to = ''] = single.exec(header) ?? []
  if (from === '' && to === '') return header.includes(',') ? 'unsatisfiable' : 'whole'
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (to !== '' && Number(to) < first) return 'whole'
  return first < size ? { first, last } : 'unsatisfiable'
}

type Sending = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly storage: FileStorage
}

/** A file that is sent as it lies in the storage; what has its id never changes. */
type SentFile = Pick<IntroVideo, 'id' | 'filmName' | 'size'> & { readonly fileType: FileType }

const tagOf = ({ id }: Pick<SentFile, 'id'>) => `"${id}"`

/** What a request asks of a film. */
export function askedOf({ headers }: FastifyRequest, video: Pick<SentFile, 'id' | 'size'>): Asked {
  const ifRange = headers['if-range']
  const isSame = ifRange === undefined || ifRange === tagOf(video)
  return isSame ? rangeOf(headers.range, video.size) : 'whole'
}

/** Bytes of a film's head: as much as a player needs to begin, and never most of a short one. */
export const headBytes = ({ size }: Pick<IntroVideo, 'size'>): number =>
  Math.min(256 * 1024, Math.ceil(size / 4))

/** Sends a film, or the piece that is asked for, as it comes from the storage; of a piece no more than `most` bytes. */
export async function sendFilm(
  { request, reply, storage }: Sending,
  video: SentFile,
  most = video.size,
): Promise<never> {
  const { filmName, fileType, size } = video
  const tag = tagOf(video)
  reply.header('etag', tag).header('accept-ranges', 'bytes')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send() as never
  const asked = askedOf(request, video)
  if (asked === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send() as never
  }
  const range =
    asked === 'whole'
      ? { first: 0, last: size - 1 }
      : { first: asked.first, last: Math.min(asked.last, asked.first + most - 1) }
  const film = await orUnavailable(storage.open(filmName, range))
  if (!film) throw notFound()
  if (asked !== 'whole') reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`)
  reply.header('content-length', range.last - range.first + 1)
  return reply.type(fileType).send(film) as never
}

/** Sends a video's poster; 404 without one. */
export async function sendPoster(
  { reply, storage }: Omit<Sending, 'request'>,
  video: IntroVideo,
): Promise<never> {
  const { posterName, posterType } = video
  const { maxBytes } = uploadTerms.intro_video_poster
  const bytes = posterName && (await orUnavailable(storage.read(posterName, maxBytes)))
  if (!bytes || !posterType) throw notFound()
  return reply.type(posterType).send(Buffer.from(bytes)) as never
}

/** Sends a video's captions; 404 without any. */
export function sendCaptions(reply: FastifyReply, { captions }: IntroVideo): never {
  if (captions === '') throw notFound()
  return reply.type('text/vtt; charset=utf-8').send(captions) as never
}
