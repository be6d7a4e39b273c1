import { operator } from '@/lib/config/operator'
import { siteOrigin } from '@/lib/config/site'
import { formatDate, formatPeriod } from '@/lib/dates/format-thai'
import { retention } from '@/validators/retention'

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
  auditEventKept: formatPeriod(retention.auditEvent),
  companyDocumentKept: formatPeriod(retention.companyDocument),
  unusedUploadKept: formatPeriod(retention.unusedUpload),
  finishedMailKept: formatPeriod(retention.finishedMail),
  expiredLinkKept: formatPeriod(retention.expiredLink),
  joinRequestKept: formatPeriod(retention.joinRequest),
  companyDisputeKept: formatPeriod(retention.companyDispute),
  deletedAccountKept: formatPeriod(retention.deletedAccount),
  departureKept: formatPeriod(retention.departure),
  dataExportKept: formatPeriod(retention.dataExport),
  applicationKept: formatPeriod(retention.application),
  closedCompanyKept: formatPeriod(retention.closedCompany),
} as const

export type FactName = keyof typeof facts
