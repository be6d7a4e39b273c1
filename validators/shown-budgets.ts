/**
 * Budgets of a day that stop somebody who copies resumes: workers shown to a company, to one member of it, or to one visitor
 * with several companies; and masked pages opened by the company, or by one member.
 */
export const shownBudgets = ['company', 'member', 'visitor', 'profiles', 'profiles_of_member'] as const
export type ShownBudget = (typeof shownBudgets)[number]
