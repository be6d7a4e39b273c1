import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { auditEvents } from '@/services/shared/audit/table'
import { testTurn } from '@/services/shared/testing/turn'
import { harmlessPdf, harmlessPng } from '@/services/shared/uploads/testing/sample-files'
import { removeUnusedUploads } from '../../platform/uploads/service'
import { companies } from '../../tables/companies'
import { companyDocuments } from '../../tables/company-documents'
import { uploads } from '../../tables/uploads'
import { startTestService, type TestService } from '../../testing'
import { makeLink } from './document-link'
import { removeDecidedFiles } from './service'

let service: TestService
let companyId: string
let owner: string
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
})
afterAll(() => service.stop())
beforeEach(async () => {
  owner = `owner-${randomUUID()}`
  companyId = (await service.owner(owner)).companyId
  service.storage.isDown = false
})

const types = { pdf: 'application/pdf', png: 'image/png' } as const

/** Permits a file and uploads it; answers the name in the permit. */
async function uploaded(bytes: Uint8Array, extension: keyof typeof types = 'pdf', as = owner) {
  const body = { fileType: types[extension], size: Math.max(1, bytes.length) }
  const { status, json } = await service.ask('POST /v1/company/document-uploads', { as, body })
  expect(status).toBe(200)
  const name = `${json.path}/${json.fileName}`
  service.storage.objects.add(name)
  service.storage.contents.set(name, bytes)
  return { name, fileName: json.fileName as string }
}

type Added = { kind?: string; name?: string; expiresOn?: string; replaces?: string }

async function add({ kind = 'company_certificate', name = 'หนังสือรับรอง.pdf', ...rest }: Added = {}) {
  const { fileName } = await uploaded(harmlessPdf())
  const body = { kind, name, fileName, ...rest }
  return service.ask('POST /v1/company/documents', { as: owner, body })
}

const list = async () => (await service.ask('GET /v1/company/documents', { as: owner })).json
const submit = () =>
  service.ask('POST /v1/company/verification-events', { as: owner, body: { event: 'submit' } })
const decide = (body: object, id = companyId) =>
  service.ask(`POST /v1/ops/companies/${id}/events`, { as: 'staff', body })
const row = async (id: string) =>
  (await service.database.db.select().from(companyDocuments).where(eq(companyDocuments.id, id)))[0]

async function linkTo(id: string, as = owner) {
  return service.ask(`GET /v1/company/documents/${id}/link`, { as })
}
async function open(link: string, as = owner) {
  const response = await fetch(`${service.address}/v1/company/document-file?link=${link}`, {
    headers: { authorization: `Bearer ${await service.issuer.token(as)}` },
  })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

describe('adding', () => {
  test('a document is looked into, put where no client reads, and the uploaded file goes', async () => {
    const { name, fileName } = await uploaded(harmlessPdf())
    const body = { kind: 'company_certificate', name: 'หนังสือรับรอง.pdf', fileName }
    const { status, json } = await service.ask('POST /v1/company/documents', { as: owner, body })
    expect([status, json]).toMatchObject([
      201,
      {
        kind: 'company_certificate',
        name: 'หนังสือรับรอง.pdf',
        fileType: types.pdf,
        state: 'draft',
        hasFile: true,
      },
    ])
    expect(service.storage.objects.has(name)).toBe(false)
    const stored = await row(json.id)
    expect(stored?.objectName).toMatch(new RegExp(`^companies/${companyId}/private/[0-9a-f-]{36}[.]pdf$`))
    expect(Buffer.from(service.storage.contents.get(stored?.objectName ?? '') ?? [])).toEqual(
      Buffer.from(harmlessPdf()),
    )
    expect(await list()).toMatchObject({ isOpen: true, items: [{ id: json.id }] })
  })

  test('the same request again gets the same answer, although the uploaded file is gone', async () => {
    const { fileName } = await uploaded(harmlessPng(), 'png')
    const headers = { 'idempotency-key': randomUUID() }
    const body = { kind: 'director_id_card', name: 'บัตร.png', fileName, expiresOn: '2040-12-31' }
    const once = await service.ask('POST /v1/company/documents', { as: owner, body, headers })
    const again = await service.ask('POST /v1/company/documents', { as: owner, body, headers })
    expect([once.status, again.status, again.json]).toEqual([201, 201, once.json])
    expect((await list()).items).toHaveLength(1)
  })

  test('a file that was never sent, or is another company’s, is not there', async () => {
    const other = `other-${randomUUID()}`
    await service.owner(other)
    const theirs = await uploaded(harmlessPdf(), 'pdf', other)
    for (const fileName of [theirs.fileName, `${randomUUID()}.pdf`]) {
      const body = { kind: 'other', name: 'a.pdf', fileName }
      const answer = await service.ask('POST /v1/company/documents', { as: owner, body })
      expect(answer.json).toMatchObject({ status: 422, code: 'file_not_found' })
    }
    expect(service.storage.objects.has(theirs.name)).toBe(true)
  })

  test('a name with a path in it is refused before anything is looked for', async () => {
    const body = { kind: 'other', name: 'a.pdf', fileName: `../branches/${randomUUID()}.pdf` }
    const answer = await service.ask('POST /v1/company/documents', { as: owner, body })
    expect(answer.json).toMatchObject({ errors: [{ field: 'fileName', rule: 'uploaded' }] })
  })

  test('an expiry that is over, and more than six of a kind, are refused', async () => {
    const late = await add({ kind: 'director_id_card', expiresOn: '2020-01-01' })
    expect(late.json).toMatchObject({ errors: [{ field: 'expiresOn', rule: 'not_past' }] })
    for (const expiresOn of ['9999-12-31', '3112-12-31', '2700-12-31'])
      expect((await add({ kind: 'director_id_card', expiresOn })).json).toMatchObject({
        errors: [{ field: 'expiresOn', rule: 'too_far', params: { years: 15 } }],
      })
    for (let count = 0; count < 6; count++) expect((await add({ kind: 'other' })).status).toBe(201)
    expect((await add({ kind: 'other' })).json).toMatchObject({
      errors: [{ field: 'kind', rule: 'max_items', params: { max: 6 } }],
    })
  })

  test('while the storage is down nothing is lost: the same file is taken in later', async () => {
    const { fileName } = await uploaded(harmlessPdf())
    const body = { kind: 'other', name: 'a.pdf', fileName }
    service.storage.isDown = true
    expect((await service.ask('POST /v1/company/documents', { as: owner, body })).status).toBe(503)
    service.storage.isDown = false
    expect((await service.ask('POST /v1/company/documents', { as: owner, body })).status).toBe(201)
  })

  test('one that replaces another takes its place, and the other’s file goes after a day', async () => {
    const { json: first } = await add()
    const before = (await row(first.id))?.objectName ?? ''
    const { json: second } = await add({ replaces: first.id })
    expect((await list()).items.map(({ id }: { id: string }) => id)).toEqual([second.id])
    const earlier = sql`${uploads.unusedSince} - interval '25 hours'`
    await service.database.db
      .update(uploads)
      .set({ unusedSince: earlier })
      .where(eq(uploads.objectName, before))
    await removeUnusedUploads(service.database.db, service.storage, new AbortController().signal)
    const after = (await row(second.id))?.objectName ?? ''
    expect([service.storage.objects.has(before), service.storage.objects.has(after)]).toEqual([false, true])
  })

  test('the day it is valid until can be changed at its version, and it can be taken out', async () => {
    const { json } = await add({ kind: 'director_id_card' })
    const change = (version: number) =>
      service.ask(`PATCH /v1/company/documents/${json.id}`, {
        as: owner,
        // A card shows the Buddhist year.
        body: { expiresOn: '2583-01-31' },
        headers: { 'if-match': `"${version}"` },
      })
    expect((await change(json.version)).json).toMatchObject({ expiresOn: '2040-01-31', version: 2 })
    expect((await change(json.version)).json).toMatchObject({ status: 412, code: 'stale' })
    const remove = () => service.ask(`DELETE /v1/company/documents/${json.id}`, { as: owner })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
    expect((await list()).items).toEqual([])
  })
})

describe('opening a file', () => {
  test('a link opens it for whoever asked, as an attachment of the type that was found in it', async () => {
    const { json } = await add({ name: 'หนังสือ "รับรอง".pdf' })
    const { link, expiresInSeconds } = (await linkTo(json.id)).json
    expect(expiresInSeconds).toBe(60)
    const { status, headers, bytes } = await open(link)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      types.pdf,
      'no-store',
    ])
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''%E0/)
    expect(bytes).toEqual(Buffer.from(harmlessPdf()))
  })

  test('not for a colleague who may not edit, not for the owner of another company, not without sign-in', async () => {
    const { json } = await add()
    const { link } = (await linkTo(json.id)).json
    const admin = await service.colleague(`admin-${randomUUID()}`, companyId, 'admin')
    const recruiter = await service.colleague(`recruiter-${randomUUID()}`, companyId, 'recruiter')
    const stranger = `stranger-${randomUUID()}`
    await service.owner(stranger)
    expect((await linkTo(json.id, stranger)).status).toBe(404)
    expect((await linkTo(json.id, recruiter)).status).toBe(403)
    expect((await open(link, stranger)).status).toBe(404)
    expect((await open(link, recruiter)).status).toBe(403)
    // A link works for one person only: an admin gets their own.
    expect((await open(link, admin)).status).toBe(404)
    expect((await open((await linkTo(json.id, admin)).json.link, admin)).status).toBe(200)
    expect((await fetch(`${service.address}/v1/company/document-file?link=${link}`)).status).toBe(401)
  })

  test('a stranger’s valid link of their own does not open another company’s document', async () => {
    const { json } = await add()
    const stranger = `stranger-${randomUUID()}`
    await service.owner(stranger)
    const opener = { documentId: json.id, uid: stranger }
    const link = await makeLink(opener, service.settings.ATTESTATION_SECRET)
    expect((await open(link, stranger)).status).toBe(404)
  })

  test('a link that is over, altered, or signed by somebody else opens nothing', async () => {
    const { json } = await add()
    const { link } = (await linkTo(json.id)).json as { link: string }
    const forged = await makeLink({ documentId: json.id, uid: owner }, 'x'.repeat(40))
    for (const bad of [forged, `${link.slice(0, -2)}xx`, 'x', '']) expect((await open(bad)).status).toBe(404)
    const { SignJWT } = await import('jose')
    const over = await new SignJWT({ uid: owner })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('partim-job-post')
      .setAudience('partim-company-document')
      .setSubject(json.id)
      .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
      .sign(new TextEncoder().encode(service.settings.ATTESTATION_SECRET))
    expect((await open(over)).status).toBe(404)
  })

  test('a document taken out meanwhile opens no more', async () => {
    const { json } = await add()
    const { link } = (await linkTo(json.id)).json
    await service.ask(`DELETE /v1/company/documents/${json.id}`, { as: owner })
    expect((await open(link)).status).toBe(404)
  })

  test('staff read it, and that they did is written down', async () => {
    const { json } = await add()
    const path = `/v1/ops/companies/${companyId}/documents/${json.id}/file`
    const read = async (as: string) =>
      fetch(`${service.address}${path}`, {
        headers: { authorization: `Bearer ${await service.issuer.token(as)}` },
      })
    expect((await read('staff')).status).toBe(200)
    expect((await read(owner)).status).toBe(403)
    const events = await service.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.companyId, companyId))
    expect(events.filter(({ action }) => action === 'company_document.read')).toMatchObject([
      { actorUid: 'staff', after: { documentId: json.id } },
    ])
  })
})

describe('the review', () => {
  test('needs the certificate and an identity card, neither of them over', async () => {
    expect((await submit()).json).toMatchObject({
      status: 422,
      errors: [
        { field: 'company_certificate', rule: 'required' },
        { field: 'director_id_card', rule: 'required' },
      ],
    })
    await add()
    const { json } = await add({ kind: 'director_id_card', expiresOn: '2040-12-31' })
    const past = { expiresOn: '2020-01-01' }
    await service.database.db.update(companyDocuments).set(past).where(eq(companyDocuments.id, json.id))
    expect((await submit()).json.errors).toEqual([
      { field: 'director_id_card', rule: 'not_past', params: {} },
    ])
    expect((await service.ask('GET /v1/company', { as: owner })).json.verification).toBe('unverified')
  })

  async function submitted() {
    const certificate = (await add()).json
    const card = (await add({ kind: 'director_id_card', expiresOn: '2040-12-31' })).json
    expect((await submit()).json.verification).toBe('documents_submitted')
    return { certificate, card }
  }

  test('while documents lie before staff nothing is added, changed or taken out', async () => {
    const { card } = await submitted()
    const locked = { status: 409, code: 'wrong_state', current: { verification: 'documents_submitted' } }
    expect((await add({ kind: 'other' })).json).toMatchObject(locked)
    const path = `/v1/company/documents/${card.id}`
    expect((await service.ask(`DELETE ${path}`, { as: owner })).json).toMatchObject(locked)
    const headers = { 'if-match': '"2"' }
    expect((await service.ask(`PATCH ${path}`, { as: owner, body: {}, headers })).json).toMatchObject(locked)
    expect((await submit()).json).toMatchObject(locked)
    expect(await list()).toMatchObject({ isOpen: false })
  })

  test('asks for more, with the reason at the document, and takes the rest', async () => {
    const { certificate, card } = await submitted()
    await decide({ event: 'begin_review' })
    const answer = await decide({
      event: 'ask_for_more',
      reason: 'ขอสําเนาบัตรท่ีชัดกว่าน้ี',
      refusedDocuments: [{ id: card.id, reason: 'ภาพ\u200bเบลอ ' }],
    })
    expect([answer.status, answer.json.verification]).toEqual([200, 'needs_more_documents'])
    expect((await service.ask('GET /v1/company', { as: owner })).json).toMatchObject({
      verification: 'needs_more_documents',
      verificationReason: 'ขอสำเนาบัตรที่ชัดกว่านี้',
    })
    expect((await list()).items).toMatchObject([
      { id: certificate.id, state: 'accepted', reason: null },
      { id: card.id, state: 'refused', reason: 'ภาพเบลอ' },
    ])
    expect((await submit()).json.errors).toMatchObject([{ field: 'director_id_card', rule: 'required' }])
    await add({ kind: 'director_id_card', expiresOn: '2040-12-31', replaces: card.id })
    expect((await submit()).json).toMatchObject({
      verification: 'documents_submitted',
      verificationReason: null,
    })
  })

  test('a document that is not the company’s refuses the whole decision', async () => {
    await submitted()
    await decide({ event: 'begin_review' })
    const refusedDocuments = [{ id: randomUUID(), reason: 'ภาพเบลอ' }]
    const answer = await decide({ event: 'ask_for_more', reason: 'ขอใหม่', refusedDocuments })
    expect(answer.json.errors).toMatchObject([{ field: 'refusedDocuments.0.id', rule: 'one_of' }])
    expect((await service.ask('GET /v1/company', { as: owner })).json.verification).toBe('under_review')
  })

  test('files are kept 90 days after the decision, the decision itself stays', async () => {
    const { certificate } = await submitted()
    await decide({ event: 'begin_review' })
    await decide({ event: 'approve' })
    const { db } = service.database
    const passed = (days: number) =>
      db
        .update(companyDocuments)
        .set({ decidedAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(companyDocuments.companyId, companyId))
    await passed(89)
    expect(await removeDecidedFiles(db, testTurn())).toBe(0)
    const { link } = (await linkTo(certificate.id)).json
    await passed(91)
    expect(await removeDecidedFiles(db, testTurn())).toBe(2)
    expect((await list()).items).toMatchObject([
      { state: 'accepted', hasFile: false },
      { state: 'accepted', hasFile: false },
    ])
    expect((await open(link)).status).toBe(404)
    const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
    expect(company?.verification).toBe('verified')
  })
})
