/**
 * How far a company's word about itself is proven. `registered`: the company registry, or our staff, know the number
 * as this company's; it says nothing of who typed it. `represented`: who acts here may speak for the company, by
 * documents that staff accepted or by a code that was posted to the registry's address.
 */
export const companyStandings = ['unregistered', 'registered', 'represented'] as const
export type CompanyStanding = (typeof companyStandings)[number]

/**
 * What only a represented company does: it learns how to reach people, reaches those who did not come to it, and leads
 * those who read its posts to its own sites (`show_sites`). `unlock_worker` and `write_first` are what the profile packages
 * sell.
 */
export const representedActs = [
  'see_contact',
  'unlock_worker',
  'write_first',
  'invite_many',
  'show_sites',
] as const
export type RepresentedAct = (typeof representedActs)[number]

type StandingTerms = {
  /** Job posts at once that workers see, or may come to see: staff may hold them, people be hired; null without limit. */
  readonly openPosts: number | null
  /** So many of its first posts are looked at by staff although workers see them already. */
  readonly watchedPosts: number
  /** Workers that are shown, masked, in 24 hours, counted over all its members. */
  readonly workersADay: number
  /** Workers it may invite to its posts in a day; null is as many as the company's own number says. */
  readonly invitesADay: number | null
  /** Invitations to colleagues in 24 hours, sent again or for the first time. */
  readonly colleaguesADay: number
  readonly may: readonly RepresentedAct[]
}

/** What each standing gives: services refuse by it, screens explain by it. */
export const standingTerms: Readonly<Record<CompanyStanding, StandingTerms>> = {
  unregistered: {
    openPosts: 2,
    watchedPosts: 3,
    workersADay: 0,
    invitesADay: 0,
    colleaguesADay: 3,
    may: [],
  },
  registered: {
    openPosts: 2,
    watchedPosts: 3,
    workersADay: 100,
    invitesADay: 5,
    colleaguesADay: 3,
    may: [],
  },
  represented: {
    openPosts: null,
    watchedPosts: 0,
    workersADay: 2_000,
    invitesADay: null,
    colleaguesADay: 50,
    may: representedActs,
  },
}

type Proofs = {
  readonly verification: string
  readonly numberConfirmedAt: Date | null
  readonly representedAt: Date | null
}

/** The standing that the moments a company was proven at amount to; while it is suspended none of them counts. */
export function standingOf({ verification, numberConfirmedAt, representedAt }: Proofs): CompanyStanding {
  if (!numberConfirmedAt || verification === 'suspended') return 'unregistered'
  return representedAt ? 'represented' : 'registered'
}

/** True when a company of this standing may do what only a represented one does. */
export const mayAct = (standing: CompanyStanding, act: RepresentedAct): boolean =>
  standingTerms[standing].may.includes(act)
