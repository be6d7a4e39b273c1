import { type ContentType, contentTypeOf } from './file-type'

/** A reader looks for the beginning of a PDF within so many bytes: printers and mail programs put theirs before it. */
const mostBeforePdf = 1_024
/** How many of a file's first bytes tell its type. */
export const firstBytes = mostBeforePdf + '%PDF-1.7'.length
/** What a printer, a web server or a program for mail leaves after the end is short. */
const mostAfterPdf = 64 * 1_024

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** The type of a document by its first bytes: what is nothing else may be a PDF with other bytes before it. */
export const documentTypeOf = (start: Uint8Array): ContentType | null =>
  contentTypeOf(start) ??
  (/%PDF-[12]\.\d/.test(textOf(start.subarray(0, firstBytes))) ? 'application/pdf' : null)

/**
 * A PDF without what stands before its beginning and after its end, which belongs to no page of it. What may be a part of the
 * document stays, so that a damaged one is not taken for an earlier one.
 */
export function wholePdf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = Math.max(0, textOf(bytes.subarray(0, mostBeforePdf + 5)).indexOf('%PDF-'))
  const tailFrom = Math.max(start, bytes.length - mostAfterPdf)
  const tail = textOf(bytes.subarray(tailFrom))
  const ending = tail.lastIndexOf('%%EOF')
  if (ending < 0) return bytes.subarray(start)
  const after = ending + '%%EOF'.length
  const isForeign = !/\bobj\b|\bxref\b|\btrailer\b/.test(tail.slice(after))
  return bytes.subarray(start, isForeign ? tailFrom + after : undefined)
}
