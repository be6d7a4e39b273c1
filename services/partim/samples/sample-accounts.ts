import type { SampleWorker } from './sample-worker'

/** The worker used to sign in to the demo; the identity account exists in the sandbox only. */
export const demoWorker = {
  uid: 'demo-worker',
  email: 'worker@demo.partim.example',
  displayName: 'บัวผัน ทองวิไล',
} as const

/** Number of the sample worker who is the demo worker; the others cannot sign in. */
export const demoWorkerNumber = 2_001

/** The account of a sample worker, as a row of `accounts`. */
export function accountOf({ number, givenName, familyName, registeredAt }: SampleWorker) {
  const isDemo = number === demoWorkerNumber
  const digits = String(number).padStart(4, '0')
  return {
    uid: isDemo ? demoWorker.uid : `seed-${digits}`,
    email: isDemo ? demoWorker.email : `seed-${digits}@workers.partim.example`,
    // No number in Thailand's plan starts with 000, and no carrier's international prefix (001 to 009) does.
    phone: `000${String(number).padStart(7, '0')}`,
    displayName: `${givenName} ${familyName}`,
    termsVersion: 'sample',
    termsAcceptedAt: registeredAt,
    emailVerifiedAt: registeredAt,
    createdAt: registeredAt,
  }
}
