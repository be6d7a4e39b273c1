import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { ShiftTimeList } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import type { Board } from '@/lib/applications/application'
import { getBoard } from '@/lib/applications/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import type { JobPost } from '@/lib/job-posts/job-post'
import { areShiftsChosen } from '@/validators/shift-places'
import { LazyReplacements } from './lazy-replacements'
import { isReplacedByPost } from './replaced-by-post'

/** Who gave back which shifts, as far as somebody can be hired for them by this post. */
function placesToFill(post: JobPost, { cannotCome, lostPlaces }: Board) {
  return cannotCome
    .filter((application) => !isReplacedByPost(post, application))
    .map(({ id, worker }) => {
      const lostIds = lostPlaces.flatMap((place) => (place.applicationId === id ? [place.shiftId] : []))
      return {
        id,
        name: worker?.displayName,
        shifts: post.shifts.filter((shift) => lostIds.includes(shift.id)),
      }
    })
}

/** The shifts that somebody gave back, as far as people can be invited to them by this post. */
export async function lostShiftsToFill(post: JobPost): Promise<readonly string[]> {
  const board = await getBoard(post.id)
  return board ? placesToFill(post, board).flatMap(({ shifts }) => shifts.map(({ id }) => id)) : []
}

/** Whom somebody is needed instead of, for which shifts, and who has already applied; nothing where everybody comes. */
export async function ReplacementSection({ post }: { post: JobPost }) {
  const board = await getBoard(post.id)
  const places = board ? placesToFill(post, board) : []
  if (!board || places.length === 0) return null
  const t = await getTranslations('matches.replace')
  return (
    <section aria-labelledby="replacement" className="mb-8">
      <h2 id="replacement" className="mb-2 text-xl">
        {t('title')}
      </h2>
      <p className="mb-2 text-sm text-ink-2">{t('free')}</p>
      <ul className="mb-4 grid gap-2 rounded-card bg-chilli-soft p-4 sm:grid-cols-2">
        {places.map(({ id, name, shifts }) => (
          <li key={id}>
            <p className="font-semibold">
              <Unbroken>{t('insteadOf', { name: name ?? t('unnamed') })}</Unbroken>
            </p>
            <ShiftTimeList shifts={shifts} />
          </li>
        ))}
      </ul>
      <ClientMessages
        messages={
          await pickMessages(
            'applications',
            'dates',
            'forms',
            'problems',
            'shiftChoice',
            'validation',
            'workTypes',
          )
        }
      >
        <LazyReplacements
          jobPostId={post.id}
          shifts={areShiftsChosen(post) ? post.shifts : []}
          board={board}
          lostShiftIds={places.flatMap(({ shifts }) => shifts.map(({ id }) => id))}
        />
      </ClientMessages>
    </section>
  )
}
