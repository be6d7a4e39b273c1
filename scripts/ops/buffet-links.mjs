import { PlainFailure } from '../stack/terminal.mjs'
import { moment, plain } from './text.mjs'

const linkStates = {
  open: 'ยังไม่ได้ใช้',
  used: 'ใช้แล้ว',
  expired: 'หมดอายุ',
  revoked: 'ยกเลิกแล้ว',
}

const line = ({ id, state, days, companyId, note, activateBy, usedAt, usedCompanyId }) =>
  [
    id,
    `${linkStates[state]} (${state})`,
    `${days} วัน`,
    state === 'used' ? `${moment(usedAt)} ${usedCompanyId}` : `ถึง ${moment(activateBy)}`,
    companyId ? `เฉพาะ ${companyId}` : 'บริษัทใดก็ได้',
    plain(note),
  ].join('  ')

const need = (value, what) => {
  if (!value) throw new PlainFailure(`ต้องระบุ ${what} · ${what} is missing`)
  return value
}

function wholeNumber(written, option) {
  if (!/^[1-9]\d{0,3}$/.test(need(written, option))) throw new PlainFailure(`${option}: ตัวเลข · a number`)
  return Number(written)
}

/** The last moment of so many days from now. */
const daysFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Commands for sales links that give a company days of unlimited posting, once. */
export const buffetLinkCommands = {
  'buffet make': {
    usage: '--reason TEXT [--days N] [--expires N] [--company COMPANY_ID]',
    about:
      'สร้างลิงก์บุฟเฟต์ 30 วัน เปิดใช้ได้ภายใน 14 วัน ถ้าไม่ระบุ ลิงก์แสดงครั้งเดียว · makes a link to a buffet of 30 days that can be activated for 14 days, unless told; it is shown this once',
    async run(client, _args, { reason, days = '30', expires = '14', company }) {
      const made = await client.post('/v1/ops/buffet-links', {
        days: wholeNumber(days, '--days'),
        companyId: company ?? null,
        activateBy: daysFromNow(wholeNumber(expires, '--expires')),
        note: need(reason?.trim(), '--reason'),
      })
      return {
        text: [line(made), `ลิงก์ (แสดงครั้งเดียว · shown once): ${made.link}`].join('\n'),
      }
    },
  },
  'buffet list': {
    usage: '[--cursor CURSOR]',
    about: 'ลิงก์บุฟเฟต์ทั้งหมด ใหม่สุดก่อน · all links, newest first',
    async run(client, _args, { cursor }) {
      const query = new URLSearchParams({ limit: '50', ...(cursor && { cursor }) })
      const { items, nextCursor } = await client.get(`/v1/ops/buffet-links?${query}`)
      if (items.length === 0) return { text: 'ยังไม่มีลิงก์ · no link' }
      const more = nextCursor ? [`ยังมีต่อ · more: --cursor ${nextCursor}`] : []
      return { text: [...items.map(line), ...more].join('\n') }
    },
  },
  'buffet revoke': {
    usage: 'LINK_ID',
    about: 'ยกเลิกลิงก์ที่ยังไม่มีใครใช้ · makes a link worthless that nobody used',
    async run(client, [id]) {
      const path = `/v1/ops/buffet-links/${encodeURIComponent(need(id, 'LINK_ID'))}/revocations`
      return { text: line(await client.post(path, {})) }
    },
  },
}
