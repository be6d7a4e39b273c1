import 'server-only'
import { savedFile } from './file-answer'

/** A PDF of a service as an answer that a browser saves under the document's number, and shows nowhere as ours. */
export const pdfAnswer = (file: { bytes: ArrayBuffer; disposition: string }): Response =>
  savedFile({ ...file, fileType: 'application/pdf' })
