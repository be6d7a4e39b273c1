import { eq, sql } from 'drizzle-orm'
import { testTurn } from '@/services/shared/testing/turn'
import { intervalOf, type Period } from '@/validators/retention'
import { workers } from '../../tables/workers'
import type { TestPartim } from '../../testing/test-partim'
import { followUnused } from './service'

export const days = (count: number) => ({ count, unit: 'day' }) as const
export const months = (count: number) => ({ count, unit: 'month' }) as const

/** Where the resumes of these tests are found. */
export const place = { lat: '13.7455', lng: '100.5342' }

type Kind = { readonly isWritten?: boolean }

/** A worker with a proven address who stops using their account, with a resume in which they wrote something unless told otherwise. */
export async function awayWorker(partim: TestPartim, { isWritten = true }: Kind = {}) {
  const { uid, id } = await partim.newWorker({ displayName: 'พิมพ์ชนก วัฒนกุล' })
  Object.assign(partim.identity.users.get(uid) ?? {}, { emailVerified: true })

  const resume = async () => (await partim.ask('GET /v1/resumes/me', { as: uid })).json
  const edit = async (body: object) => {
    const { version } = await resume()
    return partim.ask('PATCH /v1/resumes/me', { as: uid, body, headers: { 'if-match': `"${version}"` } })
  }
  if (isWritten) await edit({ headline: 'ชงกาแฟได้', workTypes: ['barista'], ...place, visibility: 'limited' })

  /** Lets time pass in which the worker does nothing. */
  async function pass(...periods: Period[]) {
    const by = sql.raw(periods.map((period) => `- interval '${intervalOf(period)}'`).join(' '))
    await partim.db
      .update(workers)
      .set({
        lastActiveAt: sql`${workers.lastActiveAt} ${by}`,
        resumeUseAt: sql`${workers.resumeUseAt} ${by}`,
      })
      .where(eq(workers.id, id))
  }

  /** A turn of the routine, of which nothing fails. */
  async function turn() {
    const one = testTurn('unused resumes')
    await followUnused(partim.db, one)
    if (one.failed.length > 0) throw new Error(`the routine failed: ${one.failed.join(', ')}`)
  }

  async function asked() {
    await pass(months(12))
    await turn()
  }
  /** Every step up to hiding, each at its time. */
  async function hidden() {
    await asked()
    await pass(days(31))
    await turn()
  }
  /** The same up to the notice that the resume goes. */
  async function warned() {
    await hidden()
    await pass(months(11))
    await turn()
  }

  const use = async () => {
    const [row] = await partim.db.select().from(workers).where(eq(workers.id, id))
    return row?.resumeUse
  }
  /** What they were told in the product of their resume, the latest first. */
  const told = async (): Promise<string[]> =>
    (await partim.ask('GET /v1/notifications', { as: uid })).json.items
      .filter(({ subject }: { subject: string }) => subject === 'resume')
      .map(({ kind, readAt }: { kind: string; readAt: string | null }) => (readAt ? `${kind} (read)` : kind))
  /** The subjects of the mails about it. */
  const mails = async () => {
    await partim.mail.allSent()
    return partim.mail.sent
      .filter(({ to, text }) => to === `${uid}@example.com` && /เข้าใช้พาร์ทิม/.test(text))
      .map(({ subject }) => subject)
  }
  return { uid, id, resume, edit, pass, turn, asked, hidden, warned, use, told, mails }
}

export type AwayWorker = Awaited<ReturnType<typeof awayWorker>>
