import type { Person } from '@/lib/accounts/registration'
import type { FinishRegistrationInput } from '@/validators/account'

/** What a checked registration form says about the person. */
export function personOf({
  kind,
  displayName,
  phone,
}: FinishRegistrationInput): Omit<Person, 'next' | 'email'> {
  return {
    kind: kind === 'worker' ? 'worker' : 'employer',
    displayName: displayName ?? '',
    phone: phone ?? '',
  }
}
