import { PlainFailure } from '../stack/terminal.mjs'
import { moment, plain } from './text.mjs'

const reports = '/v1/ops/talk-reports'

/** The service that keeps conversations. */
function partimOf({ partim }) {
  if (!partim) throw new PlainFailure('partim: OPS_PARTIM_API_URL ?')
  return partim
}

const sides = { company: 'นายจ้าง', worker: 'คนหางาน' }
const reasons = {
  money: 'ขอเงิน · money',
  documents: 'ขอเอกสาร · documents',
  harassment: 'คุกคาม · harassment',
  not_a_job: 'ไม่ใช่งาน · not a job',
  other: 'อื่น ๆ · other',
}

const carried = {
  picture: '[รูป · picture]',
  file: '[PDF]',
  voice: '[เสียง · voice]',
  job: '[งาน · job]',
  location: '[ตำแหน่ง · place]',
  cannot_come: '[มาไม่ได้ · cannot come]',
  gone: '[ลบแล้ว · gone]',
}

const decision = (event, about, said) => ({
  usage: 'REPORT_ID --reason TEXT',
  about,
  async run(client, [id], { reason }) {
    if (!id) throw new PlainFailure('ต้องระบุ REPORT_ID · REPORT_ID is missing')
    if (!reason?.trim()) throw new PlainFailure('ต้องระบุ --reason · --reason is missing')
    const path = `${reports}/${encodeURIComponent(id)}/decision`
    const decided = await partimOf(client).post(path, { event, reason: reason.trim() })
    return { text: `${decided.id}: ${said}` }
  },
})

/** One report, and below it the last messages as they were then. */
function paragraphOf({ id, createdAt, companyName, workerName, reportedBy, reason, text, messages }) {
  const head = [
    id,
    moment(createdAt),
    `${sides[reportedBy]} → ${reasons[reason]}`,
    plain(companyName),
    plain(workerName),
  ].join('  ')
  const lines = messages.map(
    (message) =>
      `  ${message.seq} ${sides[message.side]}: ${[plain(message.text), carried[message.attachment]].filter(Boolean).join(' ') || '(ดึงกลับแล้ว · taken back)'}`,
  )
  return [head, ...(text ? [`  “${plain(text)}”`] : []), ...lines].join('\n')
}

/** Commands about conversations that somebody reports. */
export const talkReportCommands = {
  'talk-reports list': {
    usage: '',
    about: 'แชตที่มีคนรายงาน รอตรวจ · reported conversations with their last messages',
    async run(client) {
      const { items } = await partimOf(client).get(reports)
      if (items.length === 0) return { text: 'ไม่มีเรื่องรอตรวจ · nothing waits' }
      return { text: items.map(paragraphOf).join('\n\n') }
    },
  },
  'talk-reports accept': decision(
    'accept',
    'เรื่องที่รายงานเป็นจริง · the report is right',
    'รับเรื่องแล้ว · accepted',
  ),
  'talk-reports decline': decision(
    'decline',
    'ไม่พบเรื่องที่รายงาน · the report is not right',
    'ไม่รับเรื่อง · declined',
  ),
}
