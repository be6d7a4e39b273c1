import { PlainFailure } from '../stack/terminal.mjs'
import { describeCompany, moment, plain } from './text.mjs'

const disputeStates = {
  preparing: 'กำลังเตรียมเอกสาร',
  open: 'รอฝ่ายที่ถือเลขตอบ',
  answered: 'ตอบแล้ว รอตัดสิน',
  won: 'เลขเป็นของผู้โต้แย้ง',
  lost: 'เลขเป็นของผู้ถือเดิม',
  withdrawn: 'ผู้โต้แย้งถอน',
  ended: 'ยุติ เลขว่างหรือเปลี่ยนมือ',
}

const standings = {
  unregistered: 'ยังไม่ยืนยันเลข',
  registered: 'ยืนยันเลขแล้ว ยังไม่ยืนยันผู้แทน',
  represented: 'ยืนยันผู้แทนแล้ว',
}

const line = ({ id, juristicId, state, openedAt, answerBy, holder }) =>
  [
    id,
    moment(openedAt),
    plain(juristicId),
    disputeStates[state] ?? state,
    `ตอบได้ถึง ${moment(answerBy)}`,
    plain(holder.name),
  ].join('  ')

/** Both sides of a dispute as text for a terminal, with everything staff need to decide it. */
export function describeDispute({ dispute, statement, answer, holder, claimant, others }) {
  const { standing } = dispute.holder
  const facts = [
    ['รหัส · id', dispute.id],
    ['เลขทะเบียน · number', plain(dispute.juristicId)],
    ['สถานะ · state', `${disputeStates[dispute.state]} (${dispute.state})`],
    ['เปิดเมื่อ · opened', moment(dispute.openedAt)],
    ['ตอบได้ถึง · answer by', moment(dispute.answerBy)],
    ['ตอบเมื่อ · answered', moment(dispute.answeredAt)],
    ['ผู้ถือเลขยืนยันถึงขั้น · holder is', `${standings[standing]} (${standing})`],
    ['คำแจ้งของผู้โต้แย้ง · claimant says', plain(statement)],
    ['คำชี้แจงของผู้ถือเลข · holder says', plain(answer)],
    ['เหตุผลที่ตัดสิน · reason', plain(dispute.reason)],
    ['ตัดสินได้ · possible now', dispute.verdicts.join(', ') || '-'],
  ]
  return [
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    'ข้อโต้แย้งอื่นของเลขนี้ · other disputes about the number',
    ...(others.length > 0
      ? others.map(
          ({ id, state, createdAt }) => `  ${id}  ${moment(createdAt)}  ${disputeStates[state] ?? state}`,
        )
      : ['  -']),
    '',
    '── ผู้โต้แย้ง · claimant ──',
    describeCompany(claimant),
    '',
    '── ผู้ถือเลข · holder ──',
    describeCompany(holder),
  ].join('\n')
}

const need = (value, what) => {
  if (!value) throw new PlainFailure(`ต้องระบุ ${what} · ${what} is missing`)
  return value
}

const pathOf = (id) => `/v1/ops/disputes/${encodeURIComponent(need(id, 'DISPUTE_ID'))}`

/**
 * A command that decides a dispute. It sends the holder's standing that staff saw, since it may have changed meanwhile.
 */
const verdict = (name, about) => ({
  usage: 'DISPUTE_ID --holder registered|represented --reason TEXT',
  about,
  async run(client, [id], { reason, holder }) {
    const path = `${pathOf(id)}/decision`
    const seen = need(holder, '--holder')
    if (!standings[seen]) throw new PlainFailure(`--holder: ${Object.keys(standings).join(', ')}`)
    const body = { verdict: name, reason: need(reason?.trim(), '--reason'), holderStanding: seen }
    const dispute = await client.post(path, body)
    return { text: `${plain(dispute.juristicId)}: ${disputeStates[dispute.state]} (${dispute.state})` }
  },
})

/** Commands about disputes: two companies claim the same number. */
export const disputeCommands = {
  'disputes list': {
    usage: '[--state STATE] [--cursor CURSOR]',
    about: 'ข้อโต้แย้งเลขทะเบียนที่รอตัดสิน หรือในสถานะที่ระบุ · disputes about a number that wait, or of a state',
    async run(client, _args, { state, cursor }) {
      if (state && !disputeStates[state]) {
        throw new PlainFailure(`STATE: ${Object.keys(disputeStates).join(', ')}`)
      }
      const query = new URLSearchParams({ limit: '50', ...(state && { state }), ...(cursor && { cursor }) })
      const { items, nextCursor } = await client.get(`/v1/ops/disputes?${query}`)
      if (items.length === 0) return { text: 'ไม่มีข้อโต้แย้งในสถานะนี้ · no dispute in this state' }
      const more = nextCursor ? [`ยังมีต่อ · more: --cursor ${nextCursor}`] : []
      return { text: [...items.map(line), ...more].join('\n') }
    },
  },
  'disputes show': {
    usage: 'DISPUTE_ID',
    about: 'คำแจ้ง คำชี้แจง เอกสาร และประวัติของทั้งสองฝ่าย · words, documents and histories of both sides',
    run: async (client, [id]) => ({ text: describeDispute(await client.get(pathOf(id))) }),
  },
  'disputes claimant': verdict(
    'for_claimant',
    'ย้ายเลขให้ผู้โต้แย้ง พักประกาศของผู้ถือเดิม · moves the number; the holder’s posts wait for review',
  ),
  'disputes holder': verdict('for_holder', 'ให้ผู้ถือเดิมถือเลขต่อ · leaves the number where it is'),
}
