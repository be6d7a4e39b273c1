import type { ExportPart } from '@/services/shared/data-exports/service'
import { sharedParts } from '@/services/shared/data-exports/shared-parts'
import { disputesWrittenBy } from '../company-disputes/service'
import { consentsOf } from '../consents/service'
import { requestsOf } from '../join-requests/service'
import { loadMembership } from '../members/service'
import { choicesOf } from '../notifications/choices'
import { notificationsOf } from '../notifications/service'

/** Everything kept about an employer. */
export const employerParts: readonly ExportPart[] = [
  ...sharedParts,
  { name: 'membership.json', collect: loadMembership },
  { name: 'join-requests.json', collect: requestsOf },
  { name: 'company-disputes.json', collect: disputesWrittenBy },
  { name: 'notifications.json', collect: notificationsOf },
  { name: 'notification-choices.json', collect: choicesOf },
  { name: 'cookie-decisions.json', collect: consentsOf },
]
