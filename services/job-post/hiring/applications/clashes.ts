import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { type ClashRule, clashOf } from '@/validators/clash'
import type { JobPost, Shift } from '../job-posts/repository'
import { hasBegun, termsOfShift } from '../job-posts/shift-places'
import { type Applicant, type Commitment, listCommitments } from './commitments-repository'
import { ownShifts } from './progress'
import type { NamedShifts } from './repository'

/** Two shifts one person cannot work both, and why. */
type FoundClash = { readonly rule: ClashRule; readonly held: Commitment }

/** The first clash of some shifts with what a worker is hired for elsewhere, or null; those that have begun clash no more. */
export function findClash(wanted: readonly Shift[], commitments: readonly Commitment[]): FoundClash | null {
  const toCome = wanted.filter((shift) => !hasBegun(shift))
  const clash = clashOf(toCome.map(termsOfShift), commitments.map(termsOfShift))
  const held = clash && commitments[clash.held]
  return held ? { rule: clash.rule, held } : null
}

/** What a company is told of a clash: that there is one. Where else somebody works is theirs to say. */
export const applicantBusy = ({ rule }: FoundClash) =>
  new Problem(409, rule === 'overlap' ? 'applicant_busy' : 'applicant_hours')

const clock = (time: string | null) => time?.slice(0, 5) ?? ''

/** What the worker is told of a clash: which job of theirs it is with. */
export const ownClash = ({ rule, held }: FoundClash) =>
  new Problem(409, rule === 'overlap' ? 'own_shifts_clash' : 'own_hours_clash', {
    params: {
      title: held.title ?? '',
      company: held.companyName,
      date: held.date ?? '',
      start: clock(held.startTime),
      end: clock(held.endTime),
    },
  })

/** Throws what `refuse` makes of the first clash of an application's shifts with what its worker is hired for elsewhere. */
export async function refuseClash(
  tx: Database,
  post: JobPost,
  { named, ...applicant }: Applicant & { readonly named: NamedShifts },
  refuse: (clash: FoundClash) => Problem,
): Promise<void> {
  const clash = findClash(ownShifts(post.shifts, named), await listCommitments(tx, applicant))
  if (clash) throw refuse(clash)
}
