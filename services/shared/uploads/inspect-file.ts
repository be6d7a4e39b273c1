import { contentTypeOf } from '@/lib/uploads/file-type'
import { withoutMetadata } from '@/lib/uploads/picture-metadata'
import { type FileType, pictureLimits, type UploadKind, uploadTerms } from '@/validators/upload-terms'
import { type PdfFault, pdfFault } from './inspect-pdf'
import { pictureSize } from './picture-size'

/** Why a file is refused: a message key under `problems`. */
export type FileFault =
  | PdfFault
  | 'file_empty'
  | 'file_too_large'
  | 'file_type_wrong'
  | 'picture_unreadable'
  | 'picture_too_many_pixels'

export type Inspection =
  | { readonly fault: FileFault }
  /** The bytes to store: a picture reduced to pixels, colour profile and orientation; a PDF unchanged. */
  | { readonly fault: null; readonly bytes: Uint8Array }

/**
 * Inspects an uploaded file of a claimed type: it must be that type and nothing else as well, within the size limit of
 * its kind, and contain nothing executable.
 */
export function inspectFile(bytes: Uint8Array, kind: UploadKind, claimed: FileType): Inspection {
  const { maxBytes } = uploadTerms[kind]
  if (bytes.length === 0) return { fault: 'file_empty' }
  if (bytes.length > maxBytes) return { fault: 'file_too_large' }
  if (contentTypeOf(bytes) !== claimed) return { fault: 'file_type_wrong' }
  if (claimed === 'application/pdf') {
    const fault = pdfFault(bytes)
    return fault ? { fault } : { fault, bytes }
  }
  const clean = withoutMetadata(bytes, claimed)
  const size = clean && pictureSize(clean, claimed)
  if (!clean || !size || size.width === 0 || size.height === 0) return { fault: 'picture_unreadable' }
  const { longestSide, pixels } = pictureLimits
  const isGiant = Math.max(size.width, size.height) > longestSide || size.width * size.height > pixels
  return isGiant ? { fault: 'picture_too_many_pixels' } : { fault: null, bytes: clean }
}
