import { type ActionItem, actionItemsOf, type Means } from '@/components/dashboard/action-items'
import type { Member } from '@/lib/accounts/me'
import { settled } from '@/lib/api/settled'
import { getActionItems } from '@/lib/applications/data'
import { listInterviewsOfBranch } from '@/lib/interviews/data'
import { isToAnswer } from '@/lib/interviews/interview'

/**
 * What needs a member now, for one branch or for all they see, the most urgent first. Rejects with a ProblemError.
 */
export async function findActionItems(
  { can }: Member,
  branchId: string | undefined,
): Promise<readonly ActionItem[]> {
  const [{ hasCreditForPost, ...found }, interviews] = await Promise.all([
    getActionItems(branchId),
    // The rest is shown without them.
    can.includes('applications.decide') ? settled(listInterviewsOfBranch(branchId)) : null,
  ])
  const means: Means = {
    credit:
      hasCreditForPost && can.includes('job_posts.edit')
        ? 'is_here'
        : can.includes('billing.pay')
          ? 'can_be_bought'
          : 'is_others_to_buy',
    canPublish: can.includes('job_posts.publish'),
  }
  return actionItemsOf({ ...found, interviews: interviews?.data.filter(isToAnswer) ?? [] }, means)
}
