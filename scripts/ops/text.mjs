/** States of a company's verification in staff's words. */
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

const standings = {
  unregistered: 'ไม่มีใครยืนยันเลข',
  registered: 'ทะเบียนรู้จักเลข ยังไม่ยืนยันผู้แทน',
  represented: 'ยืนยันผู้แทนแล้ว',
}

const companyKinds = {
  juristic_person: 'นิติบุคคล',
  sole_proprietor: 'บุคคลธรรมดา มีทะเบียนพาณิชย์',
  individual: 'บุคคลธรรมดา',
}

const kinds = {
  company_certificate: 'หนังสือรับรองบริษัท',
  director_id_card: 'บัตรประชาชนกรรมการ',
  commercial_registration: 'ใบทะเบียนพาณิชย์',
  owner_id_card: 'บัตรประชาชนเจ้าของ',
  business_proof: 'หลักฐานกิจการ',
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

/** What moves a terminal's cursor, breaks its line, turns the order of its letters or hides among them. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{e0000}-\u{e007f}]+/gu

/**
 * Strips control characters from what strangers typed: a name must not move a terminal's cursor or overwrite a line.
 * @param {unknown} value
 */
export const plain = (value) => String(value ?? '-').replace(steering, ' ')

/** The lines of an answer, without whatever of strangers' texts would steer the terminal they are printed in. */
export const forTerminal = (text) => text.split('\n').map(plain).join('\n')

const bangkok = new Intl.DateTimeFormat('th-TH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
})
/** A moment in Thailand's time for one line of a terminal, or "-" for none. */
export const moment = (instant) => (instant ? bangkok.format(new Date(instant)) : '-')

/** One line of the list of companies. */
export const listLine = ({ id, juristicId, name, verification }) =>
  [id, plain(juristicId), verification.padEnd(20), plain(name)].join('  ')

const documentLines = ({ id, kind, name, fileType, size, state, reason, expiresOn, hasFile }) => [
  `  ${id}  ${kinds[kind] ?? kind} · ${documentStates[state] ?? state}`,
  `      ${plain(name)} (${fileType}, ${Math.ceil(size / 1024)} KB${hasFile ? '' : ', ลบไฟล์แล้ว · file removed'})` +
    `${expiresOn ? ` · ใช้ได้ถึง ${expiresOn}` : ''}${reason ? ` · เหตุผล: ${plain(reason)}` : ''}`,
]

/** States of a job post in staff's words. */
export const postStates = {
  pending_review: 'รอตรวจ',
  published: 'เผยแพร่แล้ว',
  paused: 'หยุดรับชั่วคราว',
  filled: 'ได้คนครบ',
  expired: 'หมดอายุ',
  closed: 'ปิดแล้ว',
  rejected: 'ไม่ผ่าน',
  cancelled: 'ยกเลิกแล้ว',
}

/** States of a letter with a code in staff's words. */
export const letterStates = {
  asked: 'รอพิมพ์',
  sent: 'ส่งแล้ว',
  used: 'ใช้แล้ว',
  void: 'กรอกผิดครบแล้ว',
  expired: 'หมดอายุ',
  withdrawn: 'ยกเลิกโดยบริษัท',
  dropped: 'ไม่ต้องใช้แล้ว',
}

/** One line of the list of letters. */
export const letterLine = ({ id, askedAt, companyName, juristicId, askedByName, state }) =>
  [id, moment(askedAt), letterStates[state], plain(juristicId), plain(companyName), plain(askedByName)].join(
    '  ',
  )

const findings = {
  contact_details: 'ช่องทางติดต่อ · contact details',
  link: 'ลิงก์ · link',
  discrimination: 'กีดกัน · discrimination',
  illegal_work: 'งานผิดกฎหมาย · illegal work',
  adult: 'งานบริการทางเพศ · adult',
  worker_fee: 'เก็บเงินจากคนทำงาน · fees asked of workers',
  duplicate: 'ประกาศซ้ำ · duplicate',
  unverified_company: 'บริษัทยังไม่ยืนยัน · unverified company',
}

/** One line of the list of jobs that a service gave up. */
export const jobLine = (service, { id, kind, attempts, createdAt, lastError }) =>
  [`${service}/${id}`, moment(createdAt), kind, `× ${attempts}`, plain(lastError)].join('  ')

/** One line of the list of routines that fail, with when the next turn is. */
export const routineLine = (service, { name, attempts, nextAttemptAt, lastError }) =>
  [
    `${service}: งานประจำ · routine`,
    plain(name),
    `× ${attempts}`,
    plain(lastError),
    `ครั้งต่อไป · next ${moment(nextAttemptAt)}`,
  ].join('  ')

/** The post that staff read, as the commands that decide about it take it. */
const readPost = ({ id, version }) => `${id}@${version}`

/** One line of the queue of posts for review. */
export const postLine = ({ id, version, startsAt, reviewBy, companyName, title, state, reviewReasons }) =>
  [
    readPost({ id, version }),
    `เริ่มงาน · begins ${moment(startsAt)}`,
    ...(state === 'pending_review' ? [dueBy(reviewBy)] : []),
    state === 'pending_review' ? reviewReasons.join(',') : `คนหางานเห็นอยู่แล้ว · already seen (${state})`,
    plain(companyName),
    plain(title),
  ].join('  ')

/** By when a company was told that staff decide. */
const dueBy = (instant) =>
  `ตรวจภายใน · due ${moment(instant)}${Date.parse(instant) < Date.now() ? ' เลยกำหนด · LATE' : ''}`

/** Everything staff need to decide about a post, as text for a terminal. */
export function describePost({ post, company, findings: found, events, history }) {
  const isChosen = post.shiftChoice === 'each' && post.payUnit !== 'job'
  const shifts = post.shifts.map(({ date, startTime, endTime, breakMinutes, headcount }) => {
    const people = isChosen ? `, ${headcount ?? post.headcount} คน` : ''
    return `${date} ${startTime}-${endTime} (พัก ${breakMinutes} นาที${people})`
  })
  const facts = [
    ['รหัส · id', readPost(post)],
    [
      'บริษัท · company',
      `${plain(company.name)} (${company.juristicId}, ${states[company.verification]}) ${company.id}`,
    ],
    ['สาขา · branch', plain(post.branchName)],
    ['สถานะ · state', `${postStates[post.state]} (${post.state})`],
    ['ชื่องาน · title', plain(post.title)],
    ['รายละเอียด · description', plain(post.description)],
    ['ประเภท · work', `${post.workType} · ${post.type}`],
    ['คน · people', `${post.headcount} · ${post.minAge ?? 18}-${post.maxAge ?? ''}`],
    ['ค่าจ้าง · pay', `${(post.payAmount ?? 0) / 100} บาท / ${post.payUnit} · ${post.payday}`],
    ['กะ · shifts', shifts.join(' | ') || '-'],
    ['ใครทำกะไหน · who works which', isChosen ? 'คนทำงานเลือกกะ · chosen' : 'ทุกคนทุกกะ · all'],
    ['ตรวจภายใน · due', post.reviewBy ? dueBy(post.reviewBy) : '-'],
    ['เหตุผลเดิม · earlier reason', plain(post.reviewNote)],
    ['ทำได้ · possible now', events.join(', ') || '-'],
  ]
  return [
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    'ระบบพบ · found',
    ...(found.length > 0
      ? found.map(({ reason, words }) => `  ${findings[reason] ?? reason}${words ? `: ${plain(words)}` : ''}`)
      : ['  -']),
    '',
    'ประวัติ · history',
    ...history.map(historyLine),
  ].join('\n')
}

const historyLine = ({ at, actorUid, action, reason }) =>
  `  ${moment(at)}  ${plain(actorUid)}  ${plain(action)}${reason ? `  เหตุผล: ${plain(reason)}` : ''}`

/** Everything staff need to decide about a company, as text for a terminal. */
export function describeCompany(company) {
  const { line, subdistrict, district, province, postcode } = company.address
  const facts = [
    ['รหัส · id', company.id],
    ['ชื่อ · name', plain(company.name)],
    ['ประเภท · kind', companyKinds[company.kind] ?? plain(company.kind)],
    ['เลข · number', plain(company.juristicId)],
    ['สถานะ · state', `${states[company.verification]} (${company.verification})`],
    ['เหตุผล · reason', plain(company.verificationReason)],
    ['ทะเบียนตอบเมื่อ · registry answered', moment(company.registryCheckedAt)],
    ['ยืนยันเลขเมื่อ · number confirmed', moment(company.numberConfirmedAt)],
    ['ฐานะ · standing', `${standings[company.standing]} (${company.standing})`],
    ['ที่อยู่ · address', plain([line, subdistrict, district, province, postcode].join(' '))],
    [
      'ติดต่อ · contact',
      plain(
        [company.contactName, company.contactPhone, company.contactEmail].filter(Boolean).join(' · ') || '-',
      ),
    ],
    ['ทำได้ · possible now', company.events.join(', ') || '-'],
  ]
  const history = company.history.map(historyLine)
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
