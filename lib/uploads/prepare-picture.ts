import 'client-only'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { sizeFault } from '@/validators/picked-file'
import { type PictureType, pictureTypes } from '@/validators/upload-terms'
import { announcedPixels } from './announced-pixels'
import { type ContentType, contentTypeOf } from './file-type'
import { isAnimated } from './is-animated'
import { withoutMetadata } from './picture-metadata'
import { refusedFile } from './refused-file'

/** A picture as it will be sent. */
export type PreparedPicture = { readonly file: Blob; readonly fileType: PictureType }

/** What a picture may be at most when it is sent: bytes, and pixels of its longest side. */
export type PictureSize = { readonly maxBytes: number; readonly longestSide?: number | undefined }

/** Longest side in pixels; a larger picture exceeds every screen here and is slow to send from a phone. */
const usualSide = 2_000
/** Largest source file in bytes; a phone may run out of memory decoding a larger one. */
export const largestSource = 30 * 1024 * 1024
const jpegQuality = 0.85
/** A picture of more pixels takes a phone's memory, whatever few bytes it has. */
const mostPixels = 100_000_000

/** Reads a file at once; rejects with a ProblemError where it was changed or removed since it was chosen. */
export const readFile = (source: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  source.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause) => Promise.reject(new ProblemError(localProblem('file_unreadable'), { cause })),
  )

function refuseLarger(file: Blob, maxBytes: number): void {
  const fault = sizeFault(file, maxBytes)
  if (fault) throw refusedFile(fault)
}

type OpenedPicture = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: ContentType
  /** The pixels, rotated as the picture's orientation says; to be closed. */
  readonly picture: ImageBitmap
}

/**
 * Opens a chosen picture, whose pixels are decoded only where its header announces no more than a phone can hold. Rejects with a
 * ProblemError that says what is wrong with the file.
 */
export async function openPicture(source: Blob): Promise<OpenedPicture> {
  if (source.size === 0) throw new ProblemError(localProblem('file_empty'))
  refuseLarger(source, largestSource)
  const bytes = await readFile(source)
  const type = contentTypeOf(bytes)
  if (!type || type === 'application/pdf') throw new ProblemError(localProblem('not_a_picture'))
  if (announcedPixels(bytes, type) > mostPixels)
    throw new ProblemError(localProblem('picture_too_many_pixels'))
  return { bytes, type, picture: await decode(bytes, type) }
}

/**
 * Prepares a chosen file for sending: its type is taken from its content, its location and other metadata are removed,
 * it is upright or keeps its orientation tag, and it is at most `longestSide` pixels long and `maxBytes` large. Small
 * pictures keep their pixels; others are redrawn as JPEG, and so are those that move, which nobody could stop beside a text.
 * Rejects with a ProblemError that says what is wrong with the file.
 */
export async function preparePicture(
  source: Blob,
  { maxBytes, longestSide = usualSide }: PictureSize,
): Promise<PreparedPicture> {
  const { bytes, type, picture } = await openPicture(source)
  try {
    const fileType = pictureTypes.find((known) => known === type)
    const fits = Math.max(picture.width, picture.height) <= longestSide
    if (fileType && fits && !isAnimated(bytes, fileType)) {
      const clean = withoutMetadata(bytes, fileType)
      if (clean && clean.length <= maxBytes) return { file: new Blob([clean], { type: fileType }), fileType }
    }
    const file = await redraw(picture, longestSide)
    refuseLarger(file, maxBytes)
    return { file, fileType: 'image/jpeg' }
  } finally {
    picture.close()
  }
}

async function decode(bytes: Uint8Array<ArrayBuffer>, type: ContentType): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' })
  } catch (cause) {
    // Where an iPhone's picture is not opened, its setting helps; other files have to be others.
    const code = type === 'image/heic' ? 'heic_unreadable' : 'picture_unreadable'
    throw new ProblemError(localProblem(code), { cause })
  }
}

async function redraw(picture: ImageBitmap, longestSide: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency and would show black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
  if (!file) throw new ProblemError(localProblem('picture_unreadable'))
  return file
}
