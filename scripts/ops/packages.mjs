import { PlainFailure } from '../stack/terminal.mjs'
import { commonDay } from './days.mjs'
import { baht } from './money.mjs'
import { moment } from './text.mjs'

const kinds = { job_post: 'เครดิตประกาศ', buffet: 'บุฟเฟต์ (วัน)', profile_unlock: 'เครดิตเปิดโปรไฟล์' }

const standing = (orderableFrom) => {
  if (orderableFrom === null) return 'ยังไม่เปิดขาย · not yet'
  return Date.parse(orderableFrom) > Date.now()
    ? `เปิดขาย ${moment(orderableFrom)} · later`
    : `ขายอยู่ ตั้งแต่ ${moment(orderableFrom)} · open`
}

const line = ({ kind, size, validDays, priceSatang, orderableFrom }) =>
  [
    `${kind}  ${kinds[kind] ?? kind} ${size}`,
    `${validDays} วัน`,
    baht(priceSatang),
    standing(orderableFrom),
  ].join('  ')

const textOf = ({ items }) => ({ text: items.map(line).join('\n') })

const kindOf = (written) => {
  if (!Object.hasOwn(kinds, written ?? '')) {
    throw new PlainFailure(`ต้องระบุ KIND · KIND is one of: ${Object.keys(kinds).join(', ')}`)
  }
  return written
}

const reasonOf = (written) => {
  if (!written?.trim()) throw new PlainFailure('ต้องระบุ --reason · --reason is missing')
  return written.trim()
}

/** The beginning of a day in Thailand, or now. */
function beginningOf(written) {
  if (written === undefined) return new Date().toISOString()
  const day = commonDay(written)
  if (!day) throw new PlainFailure('--from: วันที่แบบ 2026-12-01 หรือ 2569-12-01 · a day')
  return new Date(`${day}T00:00:00+07:00`).toISOString()
}

const change = (client, kind, orderableFrom, reason) =>
  client.post('/v1/ops/package-sales', { kind: kindOf(kind), orderableFrom, reason: reasonOf(reason) })

/** Commands for what can be ordered. */
export const packageCommands = {
  'packages list': {
    usage: '',
    about: 'แพ็กเกจและราคาก่อน VAT ที่แสดงอยู่ และเปิดขายหรือยัง · packages, and whether they can be ordered',
    run: async (client) => textOf(await client.get('/v1/ops/packages')),
  },
  'packages open': {
    usage: 'KIND --reason TEXT [--from 2026-12-01]',
    about: 'เปิดขายแพ็กเกจชนิดนั้นทันที หรือตั้งแต่ต้นวันที่ระบุ เวลาไทย · opens the sale of a kind now, or from a day on',
    run: async (client, [kind], { reason, from }) =>
      textOf(await change(client, kind, beginningOf(from), reason)),
  },
  'packages close': {
    usage: 'KIND --reason TEXT',
    about:
      'ปิดขาย ราคายังแสดง คำสั่งซื้อที่มีอยู่จ่ายได้ตามเดิม · closes it; prices stay, and orders there are can be paid',
    run: async (client, [kind], { reason }) => textOf(await change(client, kind, null, reason)),
  },
}
