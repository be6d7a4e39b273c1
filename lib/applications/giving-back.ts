import type { CannotComeReason } from '@/validators/cannot-come-reasons'
import type { OwnApplication } from './own-application'

/** The parts of a job somebody has that giving shifts of it back depends on. */
export type HeldJob = Pick<OwnApplication, 'id' | 'version' | 'shifts' | 'mayGiveBack' | 'post'>

/** What somebody gives back, and why; null until they have said so. */
export type Giving = { readonly shiftIds: readonly string[]; readonly reason: CannotComeReason | null }

/** How giving back begins: of a single shift there is nothing to choose. */
export const firstGiving = ({ mayGiveBack }: Pick<HeldJob, 'mayGiveBack'>): Giving => ({
  shiftIds: mayGiveBack.length === 1 ? mayGiveBack : [],
  reason: null,
})
