/**
 * The company that runs this site: every detail that policies, mails and search engines show of it. The values are
 * placeholders until the operating company is registered; replace them only here.
 */
export const operator = {
  legalName: 'บริษัท พาร์ทิม จำกัด',
  /** Legal-entity number, which is also the tax id (13 digits, DBD and Revenue Department). */
  taxId: '0105569999999',
  /** The place of business that issues tax invoices, in five digits of the Revenue Department; 00000 is the head office. */
  branchNumber: '00000',
  /** Registration of electronic commerce with the Department of Business Development. */
  ecommerceRegistration: '0105569999999',
  registeredOn: '2026-01-15',
  address: {
    line: 'เลขที่ 99/9 อาคารพาร์ทิม ชั้น 9 ถนนพระรามที่ 1',
    subdistrict: 'ปทุมวัน',
    district: 'ปทุมวัน',
    province: 'กรุงเทพมหานคร',
    postcode: '10330',
  },
  phone: { shown: '02-000-0000', international: '+6620000000' },
  supportEmail: 'support@partim.example',
  billingEmail: 'billing@partim.example',
  privacyEmail: 'privacy@partim.example',
  reportEmail: 'report@partim.example',
} as const
