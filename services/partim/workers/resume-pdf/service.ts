import type { Database } from '@/services/shared/database'
import { bangkokToday } from '@/validators/rules'
import { previewOwn } from '../workers/service'
import { drawResume } from './drawing'
import { resumeFacts } from './facts'

/** An account's resume as a PDF; the same resume gives the same bytes on the same day. */
export async function drawOwn(db: Database, uid: string): Promise<Uint8Array> {
  const { unlocked } = await previewOwn(db, uid)
  return drawResume(resumeFacts(unlocked), new Date(`${bangkokToday()}T00:00:00+07:00`))
}
