import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { dataExportStates } from '@/services/shared/data-exports/table'
import type { OpenDatabase } from '@/services/shared/database'
import { jobStates } from '@/services/shared/jobs/table'
import { checkedWords, columnsOfStates } from '@/services/shared/testing/checked-words'
import { testDatabase } from '@/services/shared/testing/test-database'
import { cannotComeReasons } from '@/validators/cannot-come-reasons'
import { companyKinds } from '@/validators/company-kind'
import { visibilities } from '@/validators/job-post-terms'
import { roles } from '@/validators/permissions'
import { packageKinds } from '@/validators/price-list'
import { applicationStates, causers, historyEvents, shiftedStates } from '@/validators/states/application'
import { disputeStates } from '@/validators/states/company-dispute'
import { documentStates } from '@/validators/states/company-document'
import { invitationStates } from '@/validators/states/invitation'
import { jobPostStates } from '@/validators/states/job-post'
import { joinRequestStates } from '@/validators/states/join-request'
import { orderStates } from '@/validators/states/order'
import { paymentStates } from '@/validators/states/payment'
import {
  disputeStates as paymentDisputeStates,
  refundMethods,
  refundStates,
} from '@/validators/states/refund'
import { letterStates } from '@/validators/states/representation-letter'
import { taxRefundEvents, taxRefundStates } from '@/validators/states/tax-refund'
import { unlockDebitStates } from '@/validators/states/unlock'
import { verifications } from '@/validators/states/verification'
import { applicationShiftStates } from './shapes/application-shift-states'
import { creditKinds, reservationStates } from './shapes/credit-kinds'
import { keptDraftReasons } from './shapes/kept-draft-reasons'
import { differenceKinds, merchants, paymentCauses, paymentMethods } from './shapes/payment-terms'
import { taxDocumentKinds } from './shapes/tax-document-kinds'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase('services/job-post/migrations')
})
afterAll(() => database.close())

const words: Record<string, readonly string[]> = {
  'application_events.event': historyEvents,
  'application_events.from_state': applicationStates,
  'application_events.to_state': applicationStates,
  'application_events.who': causers,
  'application_shifts.given_back_reason': cannotComeReasons,
  'application_shifts.state': applicationShiftStates,
  'application_shifts.told_state': applicationShiftStates,
  'applications.state': applicationStates,
  'applications.taken_back': shiftedStates,
  'applications.told_state': applicationStates,
  'companies.kind': companyKinds,
  'companies.verification': verifications,
  'company_disputes.state': disputeStates,
  'company_documents.state': documentStates,
  'credit_entries.kind': creditKinds,
  'credit_grants.kind': creditKinds,
  'credit_reservations.kind': creditKinds,
  'credit_reservations.state': reservationStates,
  'credit_terms.kind': creditKinds,
  'data_exports.state': dataExportStates,
  'invitations.role': roles,
  'invitations.state': invitationStates,
  'job_posts.kept_draft_reason': keptDraftReasons,
  'job_posts.state': jobPostStates,
  'job_posts.visibility': visibilities,
  'join_requests.state': joinRequestStates,
  'members.role': roles,
  'orders.kind': packageKinds,
  'orders.state': orderStates,
  'jobs.state': jobStates,
  'packages.kind': packageKinds,
  'payment_events.cause': paymentCauses,
  'payment_events.from_state': paymentStates,
  'payment_events.to_state': paymentStates,
  'payment_differences.kind': differenceKinds,
  'payment_differences.merchant': merchants,
  'payment_disputes.state': paymentDisputeStates,
  'payments.merchant': merchants,
  'payments.method': paymentMethods,
  'payments.state': paymentStates,
  'profile_unlocks.state': unlockDebitStates,
  'refunds.method': refundMethods,
  'refunds.state': refundStates,
  'representation_letters.state': letterStates,
  'tax_invoice_numbers.kind': taxDocumentKinds,
  'tax_invoices.kind': taxDocumentKinds,
  'saved_cards.merchant': merchants,
  'tax_refund_events.event': taxRefundEvents,
  'tax_refund_events.to_state': taxRefundStates,
  'tax_refunds.state': taxRefundStates,
}

test('the database takes the words the code knows, and no others', async () => {
  expect(await checkedWords(database.db)).toEqual(words)
})

test('no state, role or visibility goes without', async () => {
  const columns = await columnsOfStates(database.db)
  expect(columns.length).toBeGreaterThan(10)
  expect(columns.filter((column) => !words[column])).toEqual([])
})
