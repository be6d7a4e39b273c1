import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { companies } from '../../tables/companies'
import { companyDisputes } from '../../tables/company-disputes'
import { companyInput, type TestService } from '../../testing'
import { insertDocument } from '../company-documents/repository'

export const statement = 'ผมเป็นกรรมการของบริษัทนี้ ไม่รู้จักคนที่ลงทะเบียนไว้'

/** The parties in tests of disputes: the holder of a number, people who claim it, and staff. */
export function disputeStage(service: () => TestService) {
  const db = () => service().database.db

  /** A company with a confirmed number; `represented` on request. */
  async function holder({ isRepresented = false } = {}) {
    const { uid, companyId } = await service().owner(`holder-${uuidv7()}`)
    const representedAt = isRepresented ? new Date() : null
    await db()
      .update(companies)
      .set({ representedAt, verification: isRepresented ? 'verified' : 'registry_matched' })
      .where(eq(companies.id, companyId))
    const company = await companyOf(companyId)
    return { uid, companyId, juristicId: company.juristicId }
  }

  async function companyOf(companyId: string) {
    const [company] = await db().select().from(companies).where(eq(companies.id, companyId))
    if (!company) throw new Error('there is no such company')
    return company
  }

  const claim = (as: string, juristicId: string) =>
    service().ask('POST /v1/company-claims', { as, body: { ...companyInput(), juristicId, statement } })

  /** A person who claims a number, before any document is submitted. */
  async function claimant(juristicId: string) {
    const uid = await service().employer(`claimant-${uuidv7()}`)
    const { status, json, text } = await claim(uid, juristicId)
    if (status !== 201) throw new Error(text)
    const { id } = (await disputes(uid)).items[0]
    return { uid, companyId: json.id as string, disputeId: id as string }
  }

  async function papers(companyId: string, kinds = ['company_certificate', 'director_id_card'] as const) {
    for (const kind of kinds) {
      const objectName = `companies/${companyId}/private/${uuidv7()}.pdf`
      const file = { objectName, fileType: 'application/pdf', size: 1_000 } as const
      await insertDocument(db(), {
        companyId,
        id: uuidv7(),
        kind,
        name: 'เอกสาร.pdf',
        uploadedBy: 'x',
        ...file,
      })
    }
  }

  const submit = (as: string) =>
    service().ask('POST /v1/company/verification-events', { as, body: { event: 'submit' } })

  /** A dispute whose documents are submitted and whose holder was notified. */
  async function disputed(options: { isRepresented?: boolean } = {}) {
    const held = await holder(options)
    const claiming = await claimant(held.juristicId)
    await papers(claiming.companyId)
    const { status, text } = await submit(claiming.uid)
    if (status !== 200) throw new Error(text)
    return { holder: held, claimant: claiming, id: claiming.disputeId }
  }

  const disputes = async (as: string) => (await service().ask('GET /v1/company/disputes', { as })).json

  const answer = (as: string, id: string, said = 'บริษัทนี้เป็นของเรา มีหนังสือรับรอง') =>
    service().ask(`POST /v1/company/disputes/${id}/answer`, { as, body: { statement: said } })

  /** Decides as staff, after reading the case. */
  async function decide(id: string, verdict: string, changes: object = {}) {
    service().identity.add('staff', { ops: true })
    const { json } = await service().ask(`GET /v1/ops/disputes/${id}`, { as: 'staff' })
    const holderStanding = json.dispute?.holder.standing ?? 'registered'
    const body = { verdict, reason: 'ตามหนังสือ\u200bรับรอง', holderStanding, ...changes }
    return service().ask(`POST /v1/ops/disputes/${id}/decision`, { as: 'staff', body })
  }

  const stored = async (id: string) => {
    const [dispute] = await db().select().from(companyDisputes).where(eq(companyDisputes.id, id))
    return dispute
  }
  const change = (id: string, values: Partial<typeof companyDisputes.$inferInsert>) =>
    db().update(companyDisputes).set(values).where(eq(companyDisputes.id, id))
  /** Moves the holder's deadline into the past. */
  const letTimePass = (id: string) => change(id, { answerBy: new Date(Date.now() - 1_000) })

  const told = async (as: string) =>
    (await service().ask('GET /v1/notifications', { as })).json.items.map(
      ({ kind }: { kind: string }) => kind,
    ) as string[]

  return {
    holder,
    claim,
    claimant,
    papers,
    submit,
    disputed,
    disputes,
    answer,
    decide,
    stored,
    change,
    letTimePass,
    told,
    companyOf,
  }
}

type Told = { status: number; json: { code?: string } }
/** The status, with the code of a refusal. */
export const codeOf = ({ status, json }: Told) => (status < 400 ? status : `${status} ${json.code}`)
