import type { Problem } from '@/lib/api/problem'

/** Codes of faults in the file itself: uploading it again would fail the same way. */
const faultsOfFiles: ReadonlySet<string> = new Set([
  'not_a_picture',
  'picture_unreadable',
  'heic_unreadable',
  'file_unreadable',
  'picture_too_many_pixels',
  'file_empty',
  'file_too_large',
  'file_type_wrong',
  'pdf_active',
  'pdf_attached',
  'pdf_locked',
  'pdf_restricted',
  'pdf_unreadable',
])

/** Whether a file was refused for what it is. */
export const isAboutFile = ({ code, errors = [] }: Problem) => errors.length > 0 || faultsOfFiles.has(code)
