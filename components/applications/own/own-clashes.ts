import type { useTranslations } from 'next-intl'
import type { ApplyPost } from '@/lib/applications/apply-post'
import type { OwnApplication } from '@/lib/applications/own-application'
import { clashesWith } from '@/lib/applications/own-jobs'
import { formatDay } from '@/lib/dates/format-thai'

type OwnClashes = {
  /** By shift, where people choose theirs. */
  readonly ofShifts: Readonly<Record<string, string>>
  /** Why somebody cannot apply at all; null where they can. */
  readonly ofPost: string | null
}

/** What of somebody's own jobs is in the way of applying, in words. */
export function ownClashes(
  t: ReturnType<typeof useTranslations<'applying'>>,
  { shifts, shiftChoice }: Pick<ApplyPost, 'shifts' | 'shiftChoice'>,
  live: readonly OwnApplication[],
): OwnClashes {
  const areChosen = shiftChoice === 'each'
  const clashes = clashesWith(shifts, live, areChosen).map(
    ({ wantedId, rule, shift, application }) =>
      [
        wantedId,
        t(`clash.${rule}`, {
          title: application.post.title,
          company: application.post.companyName,
          day: formatDay(shift.date),
        }),
      ] as const,
  )
  return areChosen
    ? { ofShifts: Object.fromEntries(clashes), ofPost: null }
    : { ofShifts: {}, ofPost: clashes[0]?.[1] ?? null }
}
