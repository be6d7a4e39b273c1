import { type ActionItem, actionItemsOf, type Means } from '@/components/dashboard/action-items'
import type { Member } from '@/lib/accounts/me'
import { getActionItems } from '@/lib/applications/data'

/** What needs a member now, for one branch or for all they see, the most urgent first. Rejects with a ProblemError. */
export async function findActionItems(
  { can }: Member,
  branchId: string | undefined,
): Promise<readonly ActionItem[]> {
  const { hasCreditForPost, ...found } = await getActionItems(branchId)
  const means: Means = {
    credit:
      hasCreditForPost && can.includes('job_posts.edit')
        ? 'is_here'
        : can.includes('billing.pay')
          ? 'can_be_bought'
          : 'is_others_to_buy',
    canPublish: can.includes('job_posts.publish'),
  }
  return actionItemsOf(found, means)
}
