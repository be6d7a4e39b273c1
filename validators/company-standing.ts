import { type CompanyKind, isPersonalKind } from './company-kind'

/**
 * How far a company's identity is proven. `registered`: the company registry or our staff confirmed that the number is
 * this company's, which says nothing about who typed it. `represented`: the members may speak for the company, proven
 * by documents that staff accepted or by a code that was posted to the registry's address.
 */
export const companyStandings = ['unregistered', 'registered', 'represented'] as const
export type CompanyStanding = (typeof companyStandings)[number]

/**
 * Actions that depend on standing: see contact details of people it is not to meet, contact workers who did not apply to
 * it, write to workers (`chat`, and `chat_applicants` to those who applied to it), and show links to its own sites in its
 * posts (`show_sites`). `unlock_worker` and `write_first` are what the profile packages sell.
 */
export const standingActs = [
  'see_contact',
  'unlock_worker',
  'write_first',
  'chat',
  'chat_applicants',
  'invite_many',
  'show_sites',
] as const
export type StandingAct = (typeof standingActs)[number]

type StandingTerms = {
  /** Most posts that may be open at the same time (`openStates` in states/job-post.ts); null is no limit. */
  readonly openPosts: number | null
  /** Number of first posts that staff check although workers see them already. */
  readonly watchedPosts: number
  /** Masked workers shown in a day, in lists and on their pages, counted over all its members. */
  readonly workersADay: number
  /** Of them those whose masked page it opens. */
  readonly profilesADay: number
  /** The same for one member, whose account somebody else may have got hold of. */
  readonly ofMember: { readonly workersADay: number; readonly profilesADay: number }
  /** Workers it may invite to its posts in a day; null means that only the company's own limit applies. */
  readonly invitesADay: number | null
  /** Invitations to colleagues in 24 hours, including those sent again. */
  readonly colleaguesADay: number
  /** People whose contact details it comes to read in a day because it is to meet them; null is no limit. */
  readonly contactsADay: number | null
  readonly may: readonly StandingAct[]
}

/** What each standing allows: services enforce it, screens explain it. */
export const standingTerms: Readonly<Record<CompanyStanding, StandingTerms>> = {
  unregistered: {
    openPosts: 2,
    watchedPosts: 3,
    workersADay: 0,
    profilesADay: 0,
    ofMember: { workersADay: 0, profilesADay: 0 },
    invitesADay: 0,
    colleaguesADay: 3,
    contactsADay: 5,
    may: [],
  },
  registered: {
    openPosts: 2,
    watchedPosts: 3,
    workersADay: 100,
    profilesADay: 100,
    ofMember: { workersADay: 100, profilesADay: 100 },
    invitesADay: 5,
    colleaguesADay: 3,
    contactsADay: 20,
    may: ['chat_applicants'],
  },
  represented: {
    openPosts: null,
    watchedPosts: 0,
    workersADay: 2_000,
    profilesADay: 500,
    ofMember: { workersADay: 1_000, profilesADay: 250 },
    invitesADay: null,
    colleaguesADay: 50,
    contactsADay: null,
    may: standingActs,
  },
}

type Proofs = {
  readonly kind: CompanyKind
  readonly verification: string
  readonly numberConfirmedAt: Date | null
  readonly representedAt: Date | null
}

/**
 * The standing that a company's proofs amount to; while it is suspended none of them counts. The registry does not know
 * people, so a person's company is represented or nothing.
 */
export function standingOf({
  kind,
  verification,
  numberConfirmedAt,
  representedAt,
}: Proofs): CompanyStanding {
  if (!numberConfirmedAt || verification === 'suspended') return 'unregistered'
  if (representedAt) return 'represented'
  return isPersonalKind(kind) ? 'unregistered' : 'registered'
}

/** Whether a company of this standing may take an action. */
export const mayAct = (standing: CompanyStanding, act: StandingAct): boolean =>
  standingTerms[standing].may.includes(act)

/**
 * Whose contact details a company reads: those of all its applicants, of the ones it is to meet
 * (`applicant-contact.ts`), or nobody's.
 */
export type ContactReach = 'applicants' | 'met' | 'nobody'

export function contactReachOf(proofs: Proofs): ContactReach {
  if (proofs.verification === 'suspended') return 'nobody'
  return mayAct(standingOf(proofs), 'see_contact') ? 'applicants' : 'met'
}
