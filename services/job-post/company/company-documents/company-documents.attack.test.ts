import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { hidingPlaces } from '@/services/shared/uploads/testing/hiding-places'
import { harmlessPdf, pdfWith } from '@/services/shared/uploads/testing/sample-files'
import { uploads } from '../../tables/uploads'
import { startTestService, type TestService } from '../../testing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const places = [
  'an object stream whose rows are predicted',
  'an object stream with two filters',
  'a dictionary with the words of a stream in its strings',
  'pixels with an object whose head is broken by comments',
]

test.each(places)(
  'a document with a script in %s is refused, and nothing comes before staff',
  async (name) => {
    const place = hidingPlaces.find((each) => each.name === name)
    const hostile = pdfWith(
      '',
      place?.objects(script, (index) => `${5 + index} 0 R`),
    )
    const owner = `owner-${randomUUID()}`
    const { companyId } = await service.owner(owner)
    const add = async (bytes: Buffer, kind: string) => {
      const size = { fileType: 'application/pdf', size: bytes.length }
      const permit = await service.ask('POST /v1/company/document-uploads', { as: owner, body: size })
      const objectName = `${permit.json.path}/${permit.json.fileName}`
      service.storage.objects.add(objectName)
      service.storage.contents.set(objectName, bytes)
      const body = { kind, name: 'หนังสือรับรอง.pdf', fileName: permit.json.fileName, expiresOn: '2040-12-31' }
      const { status, json } = await service.ask('POST /v1/company/documents', { as: owner, body })
      return { status, code: json.code, isKept: service.storage.objects.has(objectName) }
    }

    expect((await add(harmlessPdf(), 'director_id_card')).status).toBe(201)
    const refused = await add(hostile, 'company_certificate')
    expect(refused).toMatchObject({ status: 422, isKept: false })
    expect(['pdf_active', 'pdf_unreadable']).toContain(refused.code)

    const { items } = (await service.ask('GET /v1/company/documents', { as: owner })).json
    expect(items).toMatchObject([{ kind: 'director_id_card' }])
    const files = await service.database.db.select().from(uploads).where(eq(uploads.companyId, companyId))
    expect(files).toHaveLength(1)
    const submitted = await service.ask('POST /v1/company/verification-events', {
      as: owner,
      body: { event: 'submit' },
    })
    expect(submitted.json).toMatchObject({
      status: 422,
      errors: [{ field: 'company_certificate', rule: 'required' }],
    })
    expect((await service.ask('GET /v1/company', { as: owner })).json.verification).toBe('unverified')
  },
)
