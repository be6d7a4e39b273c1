/** Who a guide is written for. */
export type Reader = 'employer' | 'worker'

/** One step of a guide. */
export type GuideStep = {
  readonly id: string
  /** An illustration's name (components/ui/illustration-names). */
  readonly picture: string
  readonly title: string
  readonly time: string
  readonly about: string
  readonly prepare: readonly string[]
  readonly tip: string
  /** The screen where the step is done. */
  readonly link?: { readonly href: string; readonly label: string }
}
