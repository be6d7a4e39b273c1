import 'client-only'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { type PictureType, pictureTypes } from '@/validators/upload-terms'
import { contentTypeOf } from './file-type'
import { withoutMetadata } from './picture-metadata'

/** A picture as it will be sent. */
export type PreparedPicture = { readonly file: Blob; readonly fileType: PictureType }

/** Longest side in pixels; more is more than any screen here shows, and slow to send from a phone. */
const longestSide = 2_000
/** Bytes a picture may have before it is made smaller; beyond that a phone may run out of memory decoding it. */
const largestSource = 30 * 1024 * 1024
const jpegQuality = 0.85

/** A refusal in whole megabytes, as people read sizes. */
function tooLarge(maxBytes: number) {
  const params = { limit: Math.floor(maxBytes / 1024 / 1024) }
  return new ProblemError({ ...localProblem('picture_too_large'), params })
}

/**
 * A chosen file as a picture fit to be sent: known by its content, without its place and other metadata, upright or
 * saying how it lies, at most 2000 pixels long and `maxBytes` large. Small ones keep their pixels; others are drawn
 * again as JPEG. Rejects with a ProblemError that says what is wrong with the file.
 */
export async function preparePicture(source: Blob, maxBytes: number): Promise<PreparedPicture> {
  if (source.size > largestSource) throw tooLarge(largestSource)
  const bytes = await source.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause) => Promise.reject(new ProblemError(localProblem('file_unreadable'), { cause })),
  )
  const type = contentTypeOf(bytes)
  if (!type || type === 'application/pdf') throw new ProblemError(localProblem('not_a_picture'))
  const picture = await decode(new Blob([bytes], { type }))
  try {
    const fileType = pictureTypes.find((known) => known === type)
    if (fileType && Math.max(picture.width, picture.height) <= longestSide) {
      const clean = withoutMetadata(bytes, fileType)
      if (clean && clean.length <= maxBytes) return { file: new Blob([clean], { type: fileType }), fileType }
    }
    const file = await redraw(picture)
    if (file.size > maxBytes) throw tooLarge(maxBytes)
    return { file, fileType: 'image/jpeg' }
  } finally {
    picture.close()
  }
}

/** The pixels, turned the way the picture says it lies. */
async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new ProblemError(localProblem('picture_unreadable'), { cause })
  }
}

async function redraw(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG knows no transparency and would show black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
  if (!file) throw new ProblemError(localProblem('picture_unreadable'))
  return file
}
