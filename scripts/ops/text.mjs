/** States of a company's verification as staff read them. */
export const states = {
  unverified: 'ยังไม่ยืนยัน',
  registry_matched: 'ตรงกับทะเบียน',
  documents_submitted: 'ส่งเอกสารแล้ว รอรับเรื่อง',
  under_review: 'กำลังตรวจ',
  verified: 'ยืนยันแล้ว',
  needs_more_documents: 'รอเอกสารเพิ่ม',
  rejected: 'ไม่ผ่าน',
  suspended: 'ถูกระงับ',
}

const kinds = {
  company_certificate: 'หนังสือรับรองบริษัท',
  director_id_card: 'บัตรประชาชนกรรมการ',
  vat_registration: 'ภ.พ.20',
  power_of_attorney: 'หนังสือมอบอำนาจ',
  other: 'เอกสารอื่น',
}

const documentStates = {
  draft: 'ยังไม่ส่ง',
  submitted: 'รอตรวจ',
  accepted: 'รับแล้ว',
  refused: 'ไม่รับ',
}

/**
 * Control characters out of what strangers typed: a name must not move the cursor or paint over a line of a terminal.
 * @param {unknown} value
 */
export const plain = (value) =>
  String(value ?? '-')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')

const bangkok = new Intl.DateTimeFormat('th-TH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
})
const moment = (instant) => (instant ? bangkok.format(new Date(instant)) : '-')

/** One line of a list. */
export const listLine = ({ id, juristicId, name, verification }) =>
  [id, plain(juristicId), verification.padEnd(20), plain(name)].join('  ')

const documentLines = ({ id, kind, name, fileType, size, state, reason, expiresOn, hasFile }) => [
  `  ${id}  ${kinds[kind] ?? kind} · ${documentStates[state] ?? state}`,
  `      ${plain(name)} (${fileType}, ${Math.ceil(size / 1024)} KB${hasFile ? '' : ', ลบไฟล์แล้ว · file removed'})` +
    `${expiresOn ? ` · ใช้ได้ถึง ${expiresOn}` : ''}${reason ? ` · เหตุผล: ${plain(reason)}` : ''}`,
]

/** Everything staff need to decide, as lines of a terminal. */
export function describeCompany(company) {
  const { line, subdistrict, district, province, postcode } = company.address
  const facts = [
    ['รหัส · id', company.id],
    ['ชื่อ · name', plain(company.name)],
    ['เลขทะเบียน · number', plain(company.juristicId)],
    ['สถานะ · state', `${states[company.verification]} (${company.verification})`],
    ['เหตุผล · reason', plain(company.verificationReason)],
    ['ทะเบียนตอบเมื่อ · registry answered', moment(company.registryCheckedAt)],
    ['ยืนยันเลขเมื่อ · number confirmed', moment(company.numberConfirmedAt)],
    ['ที่อยู่ · address', plain([line, subdistrict, district, province, postcode].join(' '))],
    [
      'ติดต่อ · contact',
      plain(
        [company.contactName, company.contactPhone, company.contactEmail].filter(Boolean).join(' · ') || '-',
      ),
    ],
    ['ทำได้ · possible now', company.events.join(', ') || '-'],
  ]
  const history = company.history.map(
    ({ at, actorUid, action, reason }) =>
      `  ${moment(at)}  ${plain(actorUid)}  ${plain(action)}${reason ? `  เหตุผล: ${plain(reason)}` : ''}`,
  )
  return [
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    'เอกสาร · documents',
    ...(company.documents.length > 0 ? company.documents.flatMap(documentLines) : ['  -']),
    '',
    'ประวัติ · history',
    ...history,
  ].join('\n')
}
