import { settled } from '@/lib/api/settled'
import { peopleOf } from '@/lib/applications/columns'
import { getBoard } from '@/lib/applications/data'
import { getBranch } from '@/lib/branches/data'
import { listFavouriteMarks } from '@/lib/favourites/data'
import { listInterviews } from '@/lib/interviews/data'
import { seeksPeople } from '@/lib/job-posts/apply-until'
import { ownStanding } from '@/lib/standing/own-standing'
import { mayAct } from '@/validators/company-standing'
import { ApplicationSection } from './application-section'
import type { ManagedPost } from './managed-post'
import { Marked } from './marks'
import { MatchesSection } from './matches-section'

/** The applicants of a post; while nobody has applied, also the people to invite. */
export async function ApplicantsPart({ me, post, can }: ManagedPost) {
  const [board, interviews, branch, marks] = await Promise.all([
    getBoard(post.id),
    settled(listInterviews('company')),
    post.branchId === null ? null : settled(getBranch(post.branchId)),
    // Asked for beside the rest: a service that hangs is waited for once.
    can.keepFavourites ? settled(listFavouriteMarks()) : null,
  ])
  const own = ownStanding(me)
  const isAlone = board !== null && peopleOf(board.stages) === 0
  return (
    <Marked marked={marks?.data ?? null}>
      <ApplicationSection
        post={post}
        board={board}
        interviews={interviews?.data ?? null}
        branch={branch?.data ?? null}
        own={own}
        isUnproven={!mayAct(me.member.company.standing, 'chat_applicants')}
      />
      {isAlone && can.invite && seeksPeople(post) && (
        <MatchesSection
          own={own}
          post={post}
          canEditBranch={can.editBranches}
          canSearch={can.keepFavourites}
        />
      )}
    </Marked>
  )
}
