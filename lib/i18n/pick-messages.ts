import 'server-only'
import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'

export type Namespace = keyof Messages

type Problems = Messages['problems']

/** What may be said before the other problems' sentences have loaded (components/forms/problem-text.ts). */
const usualProblems: readonly string[] = [
  'busy',
  'busy_for_minutes',
  'internal_error',
  'network',
  'network_in_form',
  'session_revoked',
  'token_expired',
  'too_many_requests',
  'unauthenticated',
  'unavailable',
  'unknown',
  'validation_failed',
] satisfies (keyof Problems)[]

/** Parts of `notifications` that the bell itself shows, and not its panel. */
const bellParts: readonly string[] = [
  'failed',
  'title',
  'unreadCount',
  'unreadMany',
] satisfies (keyof Messages['notifications'])[]

const partsOf = <Namespaced extends object>(messages: Namespaced, isSent: (part: string) => boolean) =>
  Object.fromEntries(Object.entries(messages).filter(([part]) => isSent(part))) as Namespaced

/** What is sent with a page of the namespaces whose other parts load late; always the same objects, which are sent once. */
let withPages: Pick<Messages, 'problems' | 'notifications'> | undefined

/**
 * The messages of some namespaces, for the client components of one page; never pass all of them. Of `problems` only the
 * usual ones are sent, of `notifications` those of the bell: see lib/i18n/late-messages.ts.
 */
export async function pickMessages(...namespaces: Namespace[]): Promise<Partial<Messages>> {
  const messages = await getMessages()
  withPages ??= {
    problems: partsOf(messages.problems, (part) => usualProblems.includes(part)),
    notifications: partsOf(messages.notifications, (part) => bellParts.includes(part)),
  }
  const sent = { ...messages, ...withPages }
  return Object.fromEntries(namespaces.map((namespace) => [namespace, sent[namespace]]))
}

let ofCancelling: OrderMessages | undefined

type OrderMessages = Messages['orders']

/** The messages of cancelling an order where orders are listed; always the same object, which is sent once. */
export async function pickCancellingMessages(): Promise<Partial<Messages>> {
  const { orders } = await getMessages()
  ofCancelling ??= {
    pay: partsOf(orders.pay, (part) => part === 'cancel' || part === 'cancelling'),
  } as OrderMessages
  return { ...(await pickMessages('problems')), orders: ofCancelling }
}

/** The sentences of these problems besides the usual ones, for a page that shows them from the start. */
export async function pickProblems(...codes: (keyof Problems)[]): Promise<Pick<Messages, 'problems'>> {
  const { problems } = await getMessages()
  const sent: readonly string[] = [...usualProblems, ...codes]
  return { problems: partsOf(problems, (part) => sent.includes(part)) }
}

/** The sentences of these rules, for a page that shows no form of which others may be broken. */
export async function pickRules(...rules: (keyof Messages['validation'])[]) {
  const { validation } = await getMessages()
  const sent: readonly string[] = rules
  return { validation: partsOf(validation, (part) => sent.includes(part)) }
}

type PostMessages = Messages['jobPosts']

let ofAsking: PostMessages | undefined

/** The messages of asking colleagues for the credit that a post waits for; always the same object, which is sent once. */
export async function pickAskingMessages(): Promise<Partial<Messages>> {
  const { jobPosts } = await getMessages()
  ofAsking ??= {
    pending: partsOf(jobPosts.pending, (part) => ['ask', 'askForCredit', 'asked'].includes(part)),
  } as PostMessages
  return { ...(await pickMessages('editing', 'forms', 'problems')), jobPosts: ofAsking }
}

/** Parts of `jobPosts` that only the screens where a post is written show: half of it. */
const writingParts: readonly string[] = [
  'calendar',
  'form',
  'holidays',
  'labourLaw',
  'pending',
  'questions',
  'quickPost',
] satisfies (keyof PostMessages)[]

/** Parts of `jobPosts` that only the screens where posts are listed or managed show. */
const managingParts: readonly string[] = [
  'actions',
  'bulk',
  'extend',
  'list',
  'pending',
  'review',
] satisfies (keyof PostMessages)[]

/** Parts of `jobPosts` that a list of posts shows, besides what becomes of a post that has just ended. */
const listParts: readonly string[] = [
  'actions',
  'breakOf',
  'bulk',
  'clone',
  'daysLeft',
  'list',
  'payRate',
  'review',
  'shifts',
  'states',
  'untitled',
  'wanted',
  'wantedEach',
  'wantedEachRange',
] satisfies (keyof PostMessages)[]

let ofPosts: PostMessages | undefined
let ofWriting: PostMessages | undefined
let ofList: PostMessages | undefined

/** The messages of pages that show job posts and do not write them; always the same object, which is sent once. */
export async function pickPostMessages(...more: Namespace[]): Promise<Partial<Messages>> {
  const { jobPosts } = await getMessages()
  ofPosts ??= partsOf(jobPosts, (part) => !writingParts.includes(part))
  return { ...(await pickMessages(...more)), jobPosts: ofPosts }
}

/** The messages of a list of job posts; always the same object, which is sent once. */
export async function pickPostListMessages(...more: Namespace[]): Promise<Partial<Messages>> {
  const { jobPosts } = await getMessages()
  ofList ??= {
    ...partsOf(jobPosts, (part) => listParts.includes(part)),
    // The list asks in words of its own before it closes several, and cancels none.
    actions: partsOf(jobPosts.actions, (part) => part !== 'confirm' && part !== 'incomplete'),
    // Of several that are to go on, some may have ended meanwhile.
    detail: { next: partsOf(jobPosts.detail.next, (part) => part === 'expired') } as PostMessages['detail'],
  }
  return { ...(await pickMessages(...more)), jobPosts: ofList }
}

/** The messages of pages where a job post is written; always the same object, which is sent once. */
export async function pickWritingMessages(...more: Namespace[]): Promise<Partial<Messages>> {
  const { jobPosts } = await getMessages()
  ofWriting ??= partsOf(jobPosts, (part) => !managingParts.includes(part))
  return { ...(await pickMessages(...more)), jobPosts: ofWriting }
}

type LineMessages = PostMessages['quickPost']

/** Parts of `jobPosts.quickPost` that only the form of a post shows. */
const formParts: readonly string[] = [
  'answered',
  'both',
  'change',
  'changeUnit',
  'dayMeant',
  'emptied',
  'fill',
  'filled',
  'jobs',
  'kept',
  'missing',
  'nextPost',
  'nothingNew',
  'onePost',
  'own',
  'parts',
  'putInto',
  'questions',
  'severalJobs',
  'span',
  'tomorrow',
  'unclear',
  'unclearDay',
  'understood',
  'undo',
  'undone',
  'unknownBranch',
  'useLine',
  'willPutInto',
] satisfies (keyof LineMessages)[]

let ofLine: Pick<PostMessages, 'quickPost' | 'payRate' | 'shiftChoices'> | undefined

/** The messages of a line about a job that is read while it is typed. */
export async function pickLineMessages(): Promise<Partial<Messages>> {
  const { jobPosts } = await getMessages()
  ofLine ??= {
    quickPost: partsOf(jobPosts.quickPost, (part) => !formParts.includes(part)),
    payRate: jobPosts.payRate,
    shiftChoices: jobPosts.shiftChoices,
  }
  return { ...(await pickMessages('postLine', 'workTypes', 'dates')), jobPosts: ofLine as PostMessages }
}

let withSearch: Pick<Messages, 'savedSearches'> | undefined

/** The messages of a search for people; those of the dialog that keeps it load with it. */
export async function pickSearchMessages(...more: Namespace[]): Promise<Partial<Messages>> {
  const { savedSearches } = await getMessages()
  withSearch ??= {
    savedSearches: partsOf(savedSearches, (part) => part === 'saveTitle' || part === 'changeTitle'),
  }
  return { ...(await pickMessages(...more)), ...withSearch }
}

let withPeople: Pick<Messages, 'matches' | 'talkWays' | 'unlocks'> | undefined

/**
 * The messages of a list of people.
 * @param skills the codes of the skills that the list names: those that were searched for, or of those compared
 */
export async function pickPeopleMessages(
  skills: readonly string[],
  ...more: Namespace[]
): Promise<Partial<Messages>> {
  const messages = await getMessages()
  withPeople ??= {
    matches: partsOf(messages.matches, (part) => part === 'languages'),
    talkWays: partsOf(messages.talkWays, (part) => part !== 'company'),
    unlocks: partsOf(messages.unlocks, (part) => part === 'button' || part === 'card'),
  }
  const named = partsOf(messages.skills, (code) => skills.includes(code))
  return { ...(await pickMessages('people', 'workTypes', ...more)), ...withPeople, skills: named }
}
