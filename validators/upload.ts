import { type InferType, object } from 'yup'
import { choice, integer, required } from './fields'
import { type FileType, type UploadKind, uploadTerms } from './upload-terms'

/** A file to be uploaded as this kind; `size` in bytes. */
export function uploadSchema(kind: UploadKind) {
  const { fileTypes, maxBytes } = uploadTerms[kind]
  return object({
    fileType: required(choice<FileType>(fileTypes), 'required_select'),
    size: required(integer(1, maxBytes)),
  })
}

export type UploadInput = InferType<ReturnType<typeof uploadSchema>>
