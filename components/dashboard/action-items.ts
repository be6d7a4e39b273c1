/** The parts of a post that decide whether it needs somebody. */
export type PostToActOn = {
  readonly id: string
  readonly title: string | null
  readonly branchName: string | null
  /** When its next shift begins; ISO 8601, null when all have begun. */
  readonly nextStart: string | null
}

/** A post with applicants that nobody has opened; times are ISO 8601. */
export type WaitingApplicants = {
  readonly jobPostId: string
  readonly title: string
  readonly branchName: string | null
  readonly applicants: number
  readonly since: string
  readonly nextStart: string | null
}

/** The next shift of a published post that begins soon and needs people; times are ISO 8601. */
export type UnderstaffedShift = {
  readonly jobPostId: string
  readonly title: string
  readonly branchName: string | null
  readonly startsAt: string
  readonly missing: number
  /** Applicants who can work it and wait for a decision. */
  readonly candidates: number
  /** Further shifts of the post that begin soon and need people. */
  readonly moreShifts: number
}

/** What may need a member now; only what they may do themselves. */
export type Found = {
  readonly rejected: readonly PostToActOn[]
  readonly waitingForCredit: readonly PostToActOn[]
  readonly drafts: readonly PostToActOn[]
  readonly endingSoon: readonly (PostToActOn & { readonly expiresAt: string | null })[]
  readonly applicants: readonly WaitingApplicants[]
  readonly understaffed: readonly UnderstaffedShift[]
  /** People who ask to join the company, as many as one page counts. */
  readonly joinRequests: number
  /** Until when another company's claim to the number can be answered; ISO 8601. */
  readonly answerBy: string | null
  /** Credits for posts that expire within the warning period. */
  readonly expiringCredits: { readonly amount: number; readonly at: string } | null
  /** Interviews that wait for the company's answer. */
  readonly interviews: readonly AskedInterview[]
}

/** An interview whose other side asked for another time; moments are ISO 8601. */
type AskedInterview = {
  readonly id: string
  readonly with: { readonly name: string | null }
  readonly asked: { readonly at: string } | null
  readonly expiresAt: string | null
}

/** How a post that waits for credit can continue, and what a member can do with credits that expire. */
export type Means = {
  readonly credit: 'is_here' | 'can_be_bought' | 'is_others_to_buy'
  readonly canPublish: boolean
}

type Step =
  | 'answer'
  | 'answer_interview'
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
  /** The deadline; null when nothing is lost by waiting. */
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
  | (Common & { readonly kind: 'interview'; readonly name: string | null; readonly asked: Date | null })
  | (Common & { readonly kind: 'dispute' })
  | (Common & { readonly kind: 'join_requests'; readonly people: number })
export type ActionItemKind = ActionItem['kind']

/** The order of items that are due at the same time. */
const order: readonly ActionItemKind[] = [
  'dispute',
  'interview',
  'applicants',
  'shift',
  'rejected',
  'waits_for_credit',
  'ending',
  'credits',
  'join_requests',
  'draft',
]

const momentOf = (iso: string | null) => (iso === null ? null : new Date(iso))

const ofPost = ({ id, title, branchName }: PostToActOn) => ({ id, title, branchName })
const edit = (id: string) => `/job-posting/edit/${id}`
const detail = (id: string) => `/job-posting/${id}`
const board = (id: string) => `${detail(id)}#applications`

const creditSteps = {
  is_here: { step: 'publish', href: edit },
  can_be_bought: {
    step: 'buy',
    href: (id) => `/credit-package?${new URLSearchParams({ next: detail(id) })}`,
  },
  is_others_to_buy: { step: 'look', href: detail },
} as const satisfies Record<Means['credit'], { step: Step; href: (id: string) => string }>

/**
 * What needs a member now, the most urgent first: by due date, and drafts, for which nobody waits, last. A post appears
 * once for everything that its board answers together: the shift that needs people, the waiting applicants, and its
 * end.
 */
export function actionItemsOf(found: Found, { credit, canPublish }: Means): ActionItem[] {
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
    interviews,
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
          : ({ step: 'find_people', href: `${detail(jobPostId)}/matches` } as const)
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
          due: momentOf(next),
          step: 'open_board',
          href: board(jobPostId),
        }),
      ),
    ...rejected.map((post): ActionItem => {
      return {
        kind: 'rejected',
        ...ofPost(post),
        due: momentOf(post.nextStart),
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
        due: momentOf(post.nextStart),
        step,
        href: href(post.id),
      }
    }),
    ...endingSoon
      // Once the last shift has begun, nobody can apply any more.
      .filter(({ id, nextStart }) => nextStart !== null && !waiting.has(id) && !lacking.has(id))
      .map((post): ActionItem => {
        return {
          kind: 'ending',
          ...ofPost(post),
          due: momentOf(post.expiresAt),
          step: 'look',
          href: detail(post.id),
        }
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
    ...interviews.map(({ id, with: { name }, asked, expiresAt }): ActionItem => {
      return {
        kind: 'interview',
        id,
        name,
        asked: momentOf(asked?.at ?? null),
        due: momentOf(expiresAt),
        step: 'answer_interview',
        href: `/job-interview#interview-${id}`,
      }
    }),
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
