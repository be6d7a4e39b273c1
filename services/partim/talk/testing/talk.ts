import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { talkRightChanged } from '@/services/shared/service-events/catalogue'
import type { Role } from '@/validators/permissions'
import { applicants, unlocks } from '../../tables/unlocks'
import type { TestPartim } from '../../testing/test-partim'

export const inAYear = () => new Date(Date.now() + 365 * 86_400_000)

/** Where each side's conversations are. */
export const ofCompany = '/v1/company-conversations'
export const ofWorker = '/v1/conversations'

type Right = NonNullable<Static<typeof talkRightChanged.facts>['right']>

/** What tests of conversations do again and again, with companies and workers whom no other test knows. */
export function talkOf(partim: TestPartim) {
  const apply = (companyId: string, workerId: string, until = inAYear()) =>
    partim.db.insert(applicants).values({ companyId, workerId, until })

  async function unlock(companyId: string, workerId: string) {
    const id = uuidv7()
    const now = new Date()
    await partim.db.insert(unlocks).values({
      companyId,
      id,
      workerId,
      companyName: 'ร้านที่เปิดโปรไฟล์',
      term: 1,
      state: 'unlocked',
      actorUid: 'somebody',
      unlockedAt: now,
      until: inAYear(),
    })
    return id
  }

  /** What the job-post service tells of a worker and a post. */
  function tellRight(
    companyId: string,
    workerId: string,
    jobPostId: string,
    changes: Partial<Right> | null = {},
  ): Promise<void> {
    const now = new Date().toISOString()
    const right: Right | null = changes && {
      title: 'พนักงานเสิร์ฟ',
      workType: 'waiter',
      invitedAt: now,
      at: now,
      until: inAYear().toISOString(),
      ...changes,
    }
    const facts = {
      company: { name: 'ร้านข้าวมันไก่ตอนสี่', standing: 'represented', logoUrl: null },
      right,
    } as const
    return partim.tell(talkRightChanged, { companyId, workerId, jobPostId }, facts)
  }

  /** A company's member and a worker who applied to it, with their conversation. */
  async function pair(displayName?: string) {
    const company = partim.newCompany()
    const worker = await partim.newWorker({ displayName })
    await apply(company.companyId, worker.id)
    const { json } = await partim.ask(`POST ${ofCompany}`, { as: company.uid, body: { workerId: worker.id } })
    return { company, worker, conversationId: json.id as string }
  }

  /** One more member of a company. */
  function colleague(companyId: string, role: Role = 'owner'): string {
    const uid = partim.newUid('member')
    partim.addMember(uid, role, companyId)
    return uid
  }

  type Sent = { readonly id?: string; readonly isConfirmed?: boolean }
  const send = (
    prefix: string,
    as: string,
    conversationId: string,
    text: string,
    { id = uuidv7(), isConfirmed = false }: Sent = {},
  ) => partim.ask(`PUT ${prefix}/${conversationId}/messages/${id}`, { as, body: { text, isConfirmed } })

  const read = (prefix: string, as: string, conversationId: string, query = '') =>
    partim.ask(`GET ${prefix}/${conversationId}/messages${query}`, { as })

  const find = (prefix: string, as: string, conversationId: string) =>
    partim.ask(`GET ${prefix}/${conversationId}`, { as })

  return { apply, unlock, tellRight, pair, colleague, send, read, find }
}
