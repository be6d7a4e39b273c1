import type { IconName } from '@/components/ui/icon-names'
import type { AccountKind } from '@/lib/accounts/account-requests'

/** The two kinds of accounts, as the registration form offers them. */
export const kinds = [
  { value: 'employer', icon: 'branch' },
  { value: 'worker', icon: 'person' },
] as const satisfies readonly { value: AccountKind; icon: IconName }[]
