/**
 * Why a post that waited for credit was not published when the credit came: it was edited since it was submitted; its work has
 * begun, or of shifts that people choose all have or one is of a day that is over; something is missing or no longer allowed; staff would have to review it; as many posts are open as the
 * company may have; the company is suspended; every member of it has asked to be removed; it is for a group, which its
 * author has to choose anew; who submitted it may no longer publish.
 */
export const keptDraftReasons = [
  'changed',
  'begun',
  'incomplete',
  'review',
  'open_posts',
  'suspended',
  'leaving',
  'group',
  'submitter',
] as const
export type KeptDraftReason = (typeof keptDraftReasons)[number]
