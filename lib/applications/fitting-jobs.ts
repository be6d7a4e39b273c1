import type { ShiftChoice } from '@/validators/job-post-terms'
import type { OwnApplication } from './own-application'
import { clashesWith } from './own-jobs'

type Own = {
  readonly live: readonly OwnApplication[]
  /** The posts they were invited to or applied for, whatever became of it. */
  readonly known: readonly string[]
}

type Post = {
  readonly id: string
  readonly shifts: Parameters<typeof clashesWith>[0]
  readonly shiftChoice: ShiftChoice | null
}

/** The posts that are news to somebody and do not clash with a job they have, as many as asked for. */
export const newJobsFor = <P extends Post>(posts: readonly P[], { live, known }: Own, atMost: number): P[] =>
  posts
    .filter(({ id, shifts, shiftChoice }) => {
      const areChosen = shiftChoice === 'each'
      const clashes = clashesWith(shifts, live, areChosen)
      // Of shifts one chooses among, one that is free is enough.
      return !known.includes(id) && clashes.length < (areChosen ? shifts.length : 1)
    })
    .slice(0, atMost)
