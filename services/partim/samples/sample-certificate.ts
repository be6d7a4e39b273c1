import { drawMark } from '@/services/shared/pdf/mark'
import { thaiDocument } from '@/services/shared/pdf/thai-document'
import { referenceDate } from './reference-date'

/** The certificate that all sample workers have: one page that says it is a sample; `seed-main` stores it. */
export const sampleCertificate = {
  objectName: 'people/sample/private/00000000-0000-4000-8000-000000000001.pdf',
  fileType: 'application/pdf',
} as const

const title = 'ใบรับรองตัวอย่าง'
const text = 'เอกสารนี้มีไว้ให้ทดลองใช้พาร์ทิม ไม่ใช่ใบรับรองจริง และไม่ได้ออกให้ใคร'

/** Draws that page. */
export function drawSampleCertificate(): Promise<Uint8Array> {
  const page = thaiDocument(title, title, referenceDate)
  drawMark(page, 48, 46)
  const after = page.write(title, { x: 48, y: 110, width: 499 }, { font: 'bold', size: 24, tag: 'H1' })
  page.write(text, { x: 48, y: after + 8, width: 499 }, { size: 14 })
  return page.end()
}
