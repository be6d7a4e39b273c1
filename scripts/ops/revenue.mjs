import { PlainFailure } from '../stack/terminal.mjs'
import { commonDay, commonYear } from './days.mjs'
import { baht } from './money.mjs'

const merchants = { job_post: 'เครดิตประกาศ · job posts', employers: 'โปรไฟล์ · employers' }
/** The same for bookkeepers, who read no English. */
const merchantNames = { job_post: 'ผู้รับเงินเครดิตประกาศ', employers: 'ผู้รับเงินเครดิตเปิดโปรไฟล์' }
const methods = { promptpay: 'พร้อมเพย์', card: 'บัตร' }
const kinds = { job_post: 'เครดิตประกาศ', buffet: 'บุฟเฟต์', profile_unlock: 'เครดิตเปิดโปรไฟล์' }

/** The day of today in Thailand. */
const today = (now) => new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)

/**
 * The days that staff mean: a month or a range (2026-11, or 2569-11 in the Buddhist Era), or this month.
 * @param {{ month?: string, from?: string, to?: string }} options
 * @param {Date} now
 */
export function periodOf({ month, from, to }, now = new Date()) {
  if (from || to) {
    if (month) throw new PlainFailure('--month หรือ --from --to อย่างใดอย่างหนึ่ง · either a month or a range')
    const period = { from: commonDay(from), to: commonDay(to) }
    for (const [name, day] of Object.entries(period))
      if (!day) throw new PlainFailure(`--${name}: วันที่แบบ 2026-11-25 หรือ 2569-11-25 · a day`)
    if (period.from > period.to)
      throw new PlainFailure('--from ต้องไม่หลัง --to · the first day is after the last one')
    return period
  }
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month ?? today(now).slice(0, 7)) ?? []
  if (!year) throw new PlainFailure('--month: เดือนแบบ 2026-11 หรือ 2569-11 · a month')
  const common = commonYear(Number(year))
  const last = new Date(Date.UTC(common, Number(number), 0)).getUTCDate()
  return { from: `${common}-${number}-01`, to: `${common}-${number}-${last}` }
}

const beforeVat = ({ totalSatang, vatSatang }) => totalSatang - vatSatang
const sumLine = (name, { count, totalSatang, vatSatang }) =>
  `  ${name}: ${count} · ${baht(totalSatang - vatSatang)} + VAT ${baht(vatSatang)} = ${baht(totalSatang)}`

/** What was sold of a package on a day, and below it what went back; each fits a terminal of 80 columns. */
const rowLines = ({ day, merchant, method, kind, size, sold, refunded, reversed }) => [
  `${day}  ${merchant}  ${method}  ${kinds[kind] ?? kind} ${size} × ${sold.count}`,
  `  ${baht(sold.totalSatang)} (VAT ${baht(sold.vatSatang)})`,
  ...(refunded.count > 0 ? [`  คืน · refunded ${baht(refunded.totalSatang)}`] : []),
  ...(reversed.count > 0 ? [`  ดึงคืน · reversed ${baht(reversed.totalSatang)}`] : []),
  ...(reversed.vatSatang > 0 ? [`  ใบลดหนี้ · credited VAT ${baht(reversed.vatSatang)}`] : []),
]

/** The report as text for a terminal. */
export function describeRevenue({ rows, merchants: totals }, { from, to }) {
  const lines = rows.flatMap(rowLines)
  const sums = totals.flatMap((total) => [
    '',
    merchants[total.merchant] ?? total.merchant,
    sumLine('ขาย · sold', total.sold),
    sumLine('คืนเงิน · refunded', total.refunded),
    sumLine('ธนาคารดึงคืน · reversed', total.reversed),
    `  สุทธิก่อน VAT · net before VAT: ${baht(
      beforeVat(total.sold) - beforeVat(total.refunded) - beforeVat(total.reversed),
    )}`,
    `  จ่ายซ้ำหรือบริษัทปิดแล้ว · money that gave nothing: ${baht(total.extraSatang)}`,
    `    กลับไปแล้ว · returned ${baht(total.extraReturnedSatang)}`,
    ...total.deferred.flatMap(({ kind, units, satang }) => [
      `  รายได้รับล่วงหน้า · deferred on ${to}:`,
      `    ${kinds[kind] ?? kind} ${units} = ${baht(satang)}`,
    ]),
  ])
  const head = `รายได้ · revenue ${from} – ${to} (เวลาไทย · Bangkok)`
  return [head, ...(lines.length > 0 ? lines : ['ไม่มีรายการ · nothing happened']), ...sums].join('\n')
}

const columns = [
  'วันที่',
  'ผู้รับเงิน',
  'วิธีจ่าย',
  'แพ็กเกจ',
  'ขนาด',
  'รายการ',
  'จำนวน',
  'ก่อน VAT (บาท)',
  'VAT (บาท)',
  'รวม (บาท)',
  // The same in the words of the data, for programs.
  'merchant',
  'method',
  'kind',
]
const entries = { sold: ['ขาย', 1], refunded: ['คืนเงิน', -1], reversed: ['ธนาคารดึงคืน', -1] }
const decimal = (satang) => (satang / 100).toFixed(2)

const fileLine = (day, { merchant, method, kind }, values) => [
  day,
  merchantNames[merchant] ?? merchant,
  methods[method] ?? method,
  kinds[kind] ?? kind,
  ...values,
  merchant,
  method,
  kind,
]

/** The report as a file for bookkeepers: a line for each kind of entry; what was returned is negative. */
export function revenueFile({ rows, merchants: totals }, { to }) {
  const lines = rows.flatMap(({ day, merchant, method, kind, size, ...sums }) =>
    Object.entries(entries)
      // A credit note that came after its loss moved no money, and credits VAT.
      .filter(([name]) => sums[name].count > 0 || sums[name].vatSatang > 0)
      .map(([name, [label, sign]]) => {
        const { count, totalSatang, vatSatang } = sums[name]
        const amounts = [totalSatang - vatSatang, vatSatang, totalSatang].map((satang) =>
          decimal(sign * satang),
        )
        return fileLine(day, { merchant, method, kind }, [size, label, count, ...amounts])
      }),
  )
  const deferred = totals.flatMap((total) =>
    total.deferred.map(({ merchant, kind, units, satang }) => {
      const values = ['', 'รายได้รับล่วงหน้า', units, decimal(satang), '', '']
      return fileLine(to, { merchant, method: '', kind }, values)
    }),
  )
  const text = [columns, ...lines, ...deferred].map((line) => line.join(',')).join('\r\n')
  // The mark makes spreadsheets read the file as UTF-8.
  return Buffer.from(`\uFEFF${text}\r\n`)
}

/** The command that reports what was earned. */
export const revenueCommands = {
  revenue: {
    usage: '[--month 2569-11 | --from 2026-11-01 --to 2026-11-30] [--out FILE.csv]',
    about:
      'รายได้ตามวัน แพ็กเกจ และวิธีจ่าย แยก VAT คืนเงิน และรายได้รับล่วงหน้า · revenue by day, package and method; as a file for the bookkeeper',
    async run(client, args, { month, from, to, out }) {
      // A month without --month would be passed over, and this one reported in its place.
      if (args.length > 0)
        throw new PlainFailure(
          `ไม่รู้จัก ${args.join(' ')} ใช้ --month หรือ --from --to · use --month, or --from and --to`,
        )
      const period = periodOf({ month, from, to })
      const revenue = await client.get(`/v1/ops/revenue?${new URLSearchParams(period)}`)
      if (!out) return { text: describeRevenue(revenue, period) }
      const bytes = revenueFile(revenue, period)
      return { text: `${out} · ${bytes.length} bytes`, file: { path: out, bytes } }
    },
  },
}
