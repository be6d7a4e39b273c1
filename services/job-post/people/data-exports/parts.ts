import type { ExportPart } from '@/services/shared/data-exports/service'
import { sharedParts } from '@/services/shared/data-exports/shared-parts'
import { linksUsedBy } from '../../billing/buffets/tokens'
import { ordersOf } from '../../billing/orders/service'
import { listUnlockedBy } from '../../billing/profile-unlocks/repository'
import { cardsRememberedBy } from '../../billing/saved-cards/service'
import { taxRefundsOf } from '../../billing/tax-refunds/service'
import { ownNumberOf } from '../../company/companies/own-number'
import { disputesWrittenBy } from '../../company/company-disputes/service'
import { requestsOf } from '../../company/join-requests/service'
import { loadMembership } from '../../company/members/service'
import { consentsOf } from '../../platform/consents/service'
import { choicesOf } from '../../platform/notifications/choices'
import { notificationsOf } from '../../platform/notifications/service'

/** Everything stored about an employer. */
export const employerParts: readonly ExportPart[] = [
  ...sharedParts,
  { name: 'membership.json', collect: loadMembership },
  { name: 'own-number.json', collect: ownNumberOf },
  { name: 'join-requests.json', collect: requestsOf },
  { name: 'company-disputes.json', collect: disputesWrittenBy },
  { name: 'orders.json', collect: ordersOf },
  { name: 'unlocked-profiles.json', collect: listUnlockedBy },
  { name: 'saved-cards.json', collect: cardsRememberedBy },
  { name: 'tax-refunds.json', collect: taxRefundsOf },
  { name: 'buffet-links.json', collect: linksUsedBy },
  { name: 'notifications.json', collect: notificationsOf },
  { name: 'notification-choices.json', collect: choicesOf },
  { name: 'cookie-decisions.json', collect: consentsOf },
]
