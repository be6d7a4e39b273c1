import { operator } from '@/lib/config/operator'
import { siteOrigin } from '@/lib/config/site'
import { formatDate } from '@/lib/dates/format-long'
import { formatPeriod } from '@/lib/dates/format-thai'
import { daysAfterLeaving } from '@/validators/applicant-contact'
import { creditReturnMinutes } from '@/validators/credit-return'
import { retention } from '@/validators/retention'
import { messageLimits, reportedMessages } from '@/validators/talk-terms'
import { objectionRefundDays, unlockDays, unlockReportDays } from '@/validators/unlock-terms'

const { address } = operator

/** Facts that documents refer to by name, so that each is written once: `{legalName}` becomes its value here. */
export const facts = {
  legalName: operator.legalName,
  taxId: operator.taxId,
  ecommerceRegistration: operator.ecommerceRegistration,
  registeredOn: formatDate(operator.registeredOn),
  address: `${address.line} แขวง${address.subdistrict} เขต${address.district} ${address.province} ${address.postcode}`,
  phone: operator.phone.shown,
  supportEmail: operator.supportEmail,
  billingEmail: operator.billingEmail,
  privacyEmail: operator.privacyEmail,
  reportEmail: operator.reportEmail,
  site: new URL(siteOrigin()).host,
  consentRecordKept: formatPeriod(retention.consentRecord),
  readNotificationKept: formatPeriod(retention.readNotification),
  unreadNotificationKept: formatPeriod(retention.unreadNotification),
  auditEventKept: formatPeriod(retention.auditEvent),
  companyDocumentKept: formatPeriod(retention.companyDocument),
  rejectedIntroVideoKept: formatPeriod(retention.rejectedIntroVideo),
  unusedUploadKept: formatPeriod(retention.unusedUpload),
  finishedMailKept: formatPeriod(retention.finishedMail),
  expiredLinkKept: formatPeriod(retention.expiredLink),
  topupLinkKept: formatPeriod(retention.topupLink),
  joinRequestKept: formatPeriod(retention.joinRequest),
  companyDisputeKept: formatPeriod(retention.companyDispute),
  deletedAccountKept: formatPeriod(retention.deletedAccount),
  departureKept: formatPeriod(retention.departure),
  dataExportKept: formatPeriod(retention.dataExport),
  unusedResumeShownKept: formatPeriod(retention.unusedResumeShown),
  unusedResumeKept: formatPeriod(retention.unusedResume),
  unusedResumeNoticeKept: formatPeriod(retention.unusedResumeNotice),
  resumeViewKept: formatPeriod(retention.resumeView),
  workplaceKept: formatPeriod(retention.workplace),
  applicationKept: formatPeriod(retention.application),
  workerNoteKept: formatPeriod(retention.workerNote),
  unlockKept: formatPeriod(retention.unlock),
  interviewKept: formatPeriod(retention.interview),
  conversationKept: formatPeriod(retention.conversation),
  talkReportKept: formatPeriod(retention.talkReport),
  reportedMessages: String(reportedMessages),
  messageEditMinutes: String(messageLimits.editMinutes),
  creditReturnMinutes: String(creditReturnMinutes),
  daysAfterLeaving: String(daysAfterLeaving),
  unlockDays: String(unlockDays),
  unlockReportDays: String(unlockReportDays),
  objectionRefundDays: String(objectionRefundDays),
  orderKept: formatPeriod(retention.order),
  closedCompanyKept: formatPeriod(retention.closedCompany),
} as const

export type FactName = keyof typeof facts
