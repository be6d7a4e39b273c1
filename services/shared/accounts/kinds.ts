import type { AccountKind } from '../identity/provider'
import type { ForwardedCaller } from '../service-client'

/** Decides for both services as which kind a user may register, because one user may ask both at the same time. */
export type AccountKinds = {
  /** Reserves a kind for a user for one day; answers the reserved kind, which may be the other one. */
  readonly reserve: (
    person: ForwardedCaller & { readonly uid: string },
    kind: AccountKind,
  ) => Promise<AccountKind>
}
