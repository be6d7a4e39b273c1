import { type ActionItem, actionItemsOf, type Found, type Means } from '@/components/dashboard/action-items'
import type { Member } from '@/lib/accounts/me'
import { settled } from '@/lib/api/settled'
import { listNewApplicants, listUnderstaffedShifts } from '@/lib/applications/data'
import { listCompanyDisputes } from '@/lib/companies/data'
import { getCreditBalances } from '@/lib/credits/data'
import { getJobPostPrice, listJobPosts, listPostsEndingSoon } from '@/lib/job-posts/data'
import { filterOfGroup } from '@/lib/job-posts/job-post'
import { listJoinRequests } from '@/lib/members/data'

/** Parts of what may need a member that can be missing alone. */
type Part = 'posts' | 'applicants' | 'shifts' | 'credits' | 'join_requests' | 'disputes'

/** What needs a member now, the most urgent first, and what could not be had of it. */
export type ActionItems = { readonly items: readonly ActionItem[]; readonly failed: readonly Part[] }

/** Posts of one kind that are looked at; enough to act on, the pending page has the rest. */
const perKind = 5

/** Asks at once for all that may need this member, of one branch or of every one they see. */
export async function findActionItems({ can }: Member, branchId: string | undefined): Promise<ActionItems> {
  const [canEdit, canPay] = [can.includes('job_posts.edit'), can.includes('billing.pay')]
  const canDecide = can.includes('applications.decide')
  const none = async () => []
  const [posts, applicants, shifts, credits, joinRequests, disputes] = await Promise.all([
    settled(
      Promise.all([
        canEdit ? postsOf('rejected', branchId) : none(),
        canEdit || canPay ? postsOf('waits_for_credit', branchId) : none(),
        canEdit ? postsOf('draft', branchId) : none(),
        canEdit ? listPostsEndingSoon(branchId) : none(),
        getJobPostPrice(),
      ]),
    ),
    canDecide ? settled(listNewApplicants(branchId)) : { data: [] },
    canDecide ? settled(listUnderstaffedShifts(branchId)) : { data: [] },
    can.includes('billing.view') ? settled(getCreditBalances()) : { data: null },
    can.includes('members.manage') ? settled(listJoinRequests()) : { data: null },
    can.includes('company.edit') ? settled(listCompanyDisputes()) : { data: null },
  ])
  const [rejected, waitingForCredit, drafts, ending, price] = posts?.data ?? [[], [], [], [], null]
  const found: Found = {
    rejected,
    waitingForCredit,
    drafts,
    endingSoon: ending,
    applicants: applicants?.data ?? [],
    understaffed: shifts?.data ?? [],
    answerBy: disputes?.data?.items.find(({ mayAnswer }) => mayAnswer)?.answerBy ?? null,
    joinRequests: joinRequests?.data?.items.length ?? 0,
    expiringCredits: credits?.data?.jobPost.expiring ?? null,
  }
  const isHere = price !== null && price.available >= price.credits && canEdit
  const means: Means = {
    credit: isHere ? 'is_here' : canPay ? 'can_be_bought' : 'is_others_to_buy',
    canPublish: can.includes('job_posts.publish'),
  }
  const parts: readonly (readonly [Part, unknown])[] = [
    ['posts', posts],
    ['applicants', applicants],
    ['shifts', shifts],
    ['credits', credits],
    ['join_requests', joinRequests],
    ['disputes', disputes],
  ]
  const failed = parts.flatMap(([part, answer]) => (answer === null ? [part] : []))
  return { items: actionItemsOf(found, means), failed }
}

async function postsOf(group: 'rejected' | 'waits_for_credit' | 'draft', branchId: string | undefined) {
  return (await listJobPosts({ branchId, ...filterOfGroup(group) }, perKind)).items
}
