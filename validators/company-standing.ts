/**
 * How far a company's word about itself is proven. `registered`: the company registry, or our staff, know the number
 * as this company's; it says nothing of who typed it. `represented`: who acts here may speak for the company, by
 * documents that staff accepted or by a code that was posted to the registry's address.
 */
export const companyStandings = ['unregistered', 'registered', 'represented'] as const
export type CompanyStanding = (typeof companyStandings)[number]

/** What only a represented company does: it reaches people who did not come to it. */
export const representedActs = ['see_contact', 'unlock_worker', 'write_first', 'invite_many'] as const
export type RepresentedAct = (typeof representedActs)[number]

type StandingTerms = {
  /** Job posts in front of workers at once; null without limit. */
  readonly openPosts: number | null
  /** Workers that are shown, masked, in 24 hours, counted over all its members. */
  readonly workersADay: number
  /** Invitations to colleagues in 24 hours. */
  readonly colleaguesADay: number
  readonly may: readonly RepresentedAct[]
}

/** What each standing gives: services refuse by it, screens explain by it. */
export const standingTerms: Readonly<Record<CompanyStanding, StandingTerms>> = {
  unregistered: { openPosts: 0, workersADay: 0, colleaguesADay: 3, may: [] },
  registered: { openPosts: 2, workersADay: 100, colleaguesADay: 3, may: [] },
  represented: { openPosts: null, workersADay: 2_000, colleaguesADay: 50, may: representedActs },
}

type Proofs = { readonly numberConfirmedAt: Date | null; readonly representedAt: Date | null }

/** The standing that the moments a company was proven at amount to. */
export function standingOf({ numberConfirmedAt, representedAt }: Proofs): CompanyStanding {
  if (!numberConfirmedAt) return 'unregistered'
  return representedAt ? 'represented' : 'registered'
}

/** True when a company of this standing may do what reaches people who did not come to it. */
export const mayAct = (standing: CompanyStanding, act: RepresentedAct): boolean =>
  standingTerms[standing].may.includes(act)
