import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The lines of each page of a PDF, as Chrome's viewer copies them out. */
export async function pdfLines(bytes: Uint8Array): Promise<string[][]> {
  const library = await PDFiumLibrary.init()
  const pdf = await library.loadDocument(bytes)
  const pages = [...pdf.pages()].map((page) =>
    page
      .getText()
      .split(/[\r\n]+/)
      .filter(Boolean),
  )
  pdf.destroy()
  library.destroy()
  return pages
}
