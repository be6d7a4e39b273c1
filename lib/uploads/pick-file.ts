import 'client-only'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { sizeFault } from '@/validators/picked-file'
import { type FileType, type PictureType, type UploadKind, uploadTerms } from '@/validators/upload-terms'
import { preparePicture, readFile } from './prepare-picture'
import { refusedFile } from './refused-file'
import { documentTypeOf, firstBytes, wholePdf } from './whole-pdf'

/** A file as it will be sent: a PDF as it is, or a picture with its size as it is seen. */
export type PickedFile = { readonly file: Blob; readonly name: string } & (
  | { readonly fileType: Extract<FileType, 'application/pdf'> }
  | { readonly fileType: PictureType; readonly width: number; readonly height: number }
)

/** Prepares a chosen picture or PDF to be sent later. Rejects with a ProblemError that says what is wrong with it. */
export async function pickFile(source: File, kind: UploadKind, longestSide: number): Promise<PickedFile> {
  const { maxBytes } = uploadTerms[kind]
  const { name } = source
  if (source.size === 0) throw new ProblemError(localProblem('file_empty'))
  const start = await source
    .slice(0, firstBytes)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new ProblemError(localProblem('file_unreadable'), { cause })
    })
  const type = documentTypeOf(new Uint8Array(start))
  if (type === null) throw new ProblemError(localProblem('file_type_wrong'))
  if (type === 'application/pdf') {
    const fault = sizeFault(source, maxBytes)
    if (fault) throw refusedFile(fault)
    // In memory: it is sent later, when the file may be another one or gone.
    return { file: new Blob([wholePdf(await readFile(source))], { type }), fileType: type, name }
  }
  const { file, fileType } = await preparePicture(source, { maxBytes, longestSide })
  const seen = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = seen
  seen.close()
  return { file, fileType, name, width, height }
}
