/** A post as far as it may need somebody. */
export type PostToActOn = {
  readonly id: string
  readonly title: string | null
  readonly branchName: string | null
  readonly shifts: readonly { readonly date: string | null; readonly startTime: string | null }[]
}

/** A post with applicants nobody has opened; moments are ISO 8601. */
export type WaitingApplicants = {
  readonly jobPostId: string
  readonly title: string
  readonly branchName: string | null
  readonly applicants: number
  readonly since: string
  readonly nextStart: string | null
}

/** The next shift of a published post that begins soon and lacks people; moments are ISO 8601. */
export type UnderstaffedShift = {
  readonly jobPostId: string
  readonly title: string
  readonly branchName: string | null
  readonly startsAt: string
  readonly missing: number
  /** Applicants who can come to it and wait for a decision. */
  readonly candidates: number
  /** Further shifts of the post that begin soon and lack people. */
  readonly moreShifts: number
}

/** What may need a member now, as far as it could be had; nothing of what is not theirs to do. */
export type Found = {
  readonly rejected: readonly PostToActOn[]
  readonly waitingForCredit: readonly PostToActOn[]
  readonly drafts: readonly PostToActOn[]
  readonly endingSoon: readonly (PostToActOn & { readonly expiresAt: string | null })[]
  readonly applicants: readonly WaitingApplicants[]
  readonly understaffed: readonly UnderstaffedShift[]
  /** People who ask for a place in the company, as far as one page counts them. */
  readonly joinRequests: number
  /** Until when another company's word about the number can be answered; ISO 8601. */
  readonly answerBy: string | null
  /** Credits for posts that expire within the time of the warning. */
  readonly expiringCredits: { readonly amount: number; readonly at: string } | null
}

/** How a post that waits for credit gets on, and what somebody may do with credits that expire. */
export type Means = {
  readonly credit: 'is_here' | 'can_be_bought' | 'is_others_to_buy'
  readonly canPublish: boolean
}

type Step =
  | 'answer'
  | 'decide'
  | 'open_board'
  | 'find_people'
  | 'mend'
  | 'publish'
  | 'buy'
  | 'look'
  | 'post'
  | 'pending'
  | 'go_on'

type Common = {
  readonly id: string
  readonly step: Step
  readonly href: string
  /** When it is too late; null where nothing is lost by waiting. */
  readonly due: Date | null
}
type OfPost = Common & { readonly title: string | null; readonly branchName: string | null }

/** Something that needs a member now, with its one next step. */
export type ActionItem =
  | (OfPost & { readonly kind: 'applicants'; readonly applicants: number; readonly since: Date })
  | (OfPost &
      Pick<UnderstaffedShift, 'missing' | 'candidates' | 'moreShifts'> & {
        readonly kind: 'shift'
        readonly startsAt: Date
      })
  | (OfPost & { readonly kind: 'rejected' | 'ending' | 'draft' })
  | (OfPost & { readonly kind: 'waits_for_credit'; readonly credit: Means['credit'] })
  | (Common & { readonly kind: 'credits'; readonly amount: number })
  | (Common & { readonly kind: 'dispute' })
  | (Common & { readonly kind: 'join_requests'; readonly people: number })
export type ActionItemKind = ActionItem['kind']

/** Of what is due at the same moment, people who wait come first, and what is nowhere to be seen before what is. */
const order: readonly ActionItemKind[] = [
  'dispute',
  'applicants',
  'shift',
  'rejected',
  'waits_for_credit',
  'ending',
  'credits',
  'join_requests',
  'draft',
]

/** When somebody would have to work next; null for days that are over or not chosen yet. */
function nextStart({ shifts }: PostToActOn, now: Date): Date | null {
  const starts = shifts.flatMap(({ date, startTime }) => {
    const start = date ? new Date(`${date}T${startTime?.slice(0, 5) ?? '00:00'}:00+07:00`) : now
    return start > now ? [start.getTime()] : []
  })
  return starts.length > 0 ? new Date(Math.min(...starts)) : null
}

const ofPost = ({ id, title, branchName }: PostToActOn) => ({ id, title, branchName })
const edit = (id: string) => `/job-posting/edit/${id}`
const detail = (id: string) => `/job-posting/${id}`
const board = (id: string) => `${detail(id)}#applications`

const creditSteps = {
  is_here: { step: 'publish', href: edit },
  can_be_bought: { step: 'buy', href: () => '/product' },
  is_others_to_buy: { step: 'look', href: detail },
} as const satisfies Record<Means['credit'], { step: Step; href: (id: string) => string }>

/**
 * What needs a member now, the most urgent first: what is due sooner, and drafts, which nobody waits for, at the end. A post
 * is named once for what its board answers together: the shift that lacks people, the applicants who wait, and its end.
 */
export function actionItemsOf(found: Found, { credit, canPublish }: Means, now = new Date()): ActionItem[] {
  const {
    rejected,
    waitingForCredit,
    drafts,
    endingSoon,
    applicants,
    understaffed,
    joinRequests,
    answerBy,
    expiringCredits,
  } = found
  const idsOf = (posts: readonly { readonly jobPostId: string }[]) =>
    new Set(posts.map(({ jobPostId }) => jobPostId))
  const [lacking, waiting] = [idsOf(understaffed), idsOf(applicants)]
  const choosing = idsOf(understaffed.filter(({ candidates }) => candidates > 0))
  const items: ActionItem[] = [
    ...understaffed.map(({ jobPostId, startsAt, ...shift }): ActionItem => {
      const start = new Date(startsAt)
      const next =
        shift.candidates > 0
          ? ({ step: 'open_board', href: board(jobPostId) } as const)
          : ({ step: 'find_people', href: `${detail(jobPostId)}#matching` } as const)
      return { kind: 'shift', id: jobPostId, ...shift, startsAt: start, due: start, ...next }
    }),
    ...applicants
      .filter(({ jobPostId }) => !choosing.has(jobPostId))
      .map(
        ({ jobPostId, title, branchName, applicants: people, since, nextStart: next }): ActionItem => ({
          kind: 'applicants',
          id: jobPostId,
          title,
          branchName,
          applicants: people,
          since: new Date(since),
          due: next === null ? null : new Date(next),
          step: 'open_board',
          href: board(jobPostId),
        }),
      ),
    ...rejected.map((post): ActionItem => {
      return {
        kind: 'rejected',
        ...ofPost(post),
        due: nextStart(post, now),
        step: 'mend',
        href: edit(post.id),
      }
    }),
    ...waitingForCredit.map((post): ActionItem => {
      const { step, href } = creditSteps[credit]
      return {
        kind: 'waits_for_credit',
        ...ofPost(post),
        credit,
        due: nextStart(post, now),
        step,
        href: href(post.id),
      }
    }),
    ...endingSoon
      .filter(({ id }) => !waiting.has(id) && !lacking.has(id))
      .map((post): ActionItem => {
        const due = post.expiresAt === null ? null : new Date(post.expiresAt)
        return { kind: 'ending', ...ofPost(post), due, step: 'look', href: detail(post.id) }
      }),
    ...(expiringCredits
      ? [
          {
            kind: 'credits',
            id: 'credits',
            amount: expiringCredits.amount,
            due: new Date(expiringCredits.at),
            step: canPublish ? 'post' : 'pending',
            href: canPublish ? '/job-posting/create' : '/job-posting/pending',
          } as const,
        ]
      : []),
    ...(answerBy
      ? [
          {
            kind: 'dispute',
            id: 'dispute',
            due: new Date(answerBy),
            step: 'answer',
            href: '/profile-document',
          } as const,
        ]
      : []),
    ...(joinRequests > 0
      ? [
          {
            kind: 'join_requests',
            id: 'join-requests',
            people: joinRequests,
            due: null,
            step: 'decide',
            href: '/my-account#team',
          } as const,
        ]
      : []),
    ...drafts.map((post): ActionItem => {
      return { kind: 'draft', ...ofPost(post), due: null, step: 'go_on', href: edit(post.id) }
    }),
  ]
  const dueOf = ({ due }: ActionItem) => due?.getTime() ?? Number.MAX_SAFE_INTEGER
  return items.sort(
    (one, other) => dueOf(one) - dueOf(other) || order.indexOf(one.kind) - order.indexOf(other.kind),
  )
}
