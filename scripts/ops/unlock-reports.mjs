import { PlainFailure } from '../stack/terminal.mjs'
import { moment, plain } from './text.mjs'

const reports = '/v1/ops/unlock-reports'

/** The service that keeps unlocks. */
function partimOf({ partim }) {
  if (!partim) throw new PlainFailure('partim: OPS_PARTIM_API_URL ?')
  return partim
}

const decision = (event, about, said) => ({
  usage: 'UNLOCK_ID --reason TEXT',
  about,
  async run(client, [id], { reason }) {
    if (!id) throw new PlainFailure('ต้องระบุ UNLOCK_ID · UNLOCK_ID is missing')
    if (!reason?.trim()) throw new PlainFailure('ต้องระบุ --reason · --reason is missing')
    const path = `${reports}/${encodeURIComponent(id)}/decision`
    const { unlockId } = await partimOf(client).post(path, { event, reason: reason.trim() })
    return { text: `${unlockId}: ${said}` }
  },
})

/** Commands about unlocked numbers that companies report not to exist. */
export const unlockReportCommands = {
  'unlock-reports list': {
    usage: '',
    about: 'เบอร์ที่นายจ้างแจ้งว่าไม่มีจริง รอตรวจ · numbers reported not to exist, for staff to call',
    async run(client) {
      const { items } = await partimOf(client).get(reports)
      if (items.length === 0) return { text: 'ไม่มีเรื่องรอตรวจ · nothing waits' }
      const line = ({ unlockId, reportedAt, phone, displayName, companyName }) =>
        [unlockId, moment(reportedAt), phone, plain(displayName), plain(companyName)].join('  ')
      return { text: items.map(line).join('\n') }
    },
  },
  'unlock-reports accept': decision(
    'accept',
    'เบอร์ไม่มีจริง คืนเครดิต · the number does not exist: the credit goes back',
    'คืนเครดิตแล้ว · credit returned',
  ),
  'unlock-reports decline': decision(
    'decline',
    'เบอร์ใช้ได้ ไม่คืนเครดิต · the number exists: nothing goes back',
    'ไม่คืนเครดิต · nothing returned',
  ),
}
