import { plain } from './text.mjs'

const day = new Intl.DateTimeFormat('th-TH', { dateStyle: 'long', timeZone: 'Asia/Bangkok' })
const groups = (code) => code.match(/.{1,4}/g).join('-')

const addressLines = ({ line, subdistrict, district, province, postcode }) => {
  const isBangkok = province === 'กรุงเทพมหานคร'
  const [ofSubdistrict, ofDistrict, ofProvince] = isBangkok ? ['แขวง', 'เขต', ''] : ['ตำบล', 'อำเภอ', 'จังหวัด']
  return [
    line,
    [subdistrict && `${ofSubdistrict}${subdistrict}`, `${ofDistrict}${district}`].filter(Boolean).join(' '),
    `${ofProvince}${province} ${postcode}`.trim(),
  ]
}

/** The parts of a letter's text; what people typed is stripped of control characters. */
function partsOf({ companyName, juristicId, address, askedByName, code, enterAt, printedAt, expiresAt }) {
  const who = plain(askedByName).trim() || 'ผู้ใช้รายหนึ่ง'
  return {
    date: day.format(new Date(printedAt)),
    to: [`กรรมการ ${plain(companyName)}`, ...addressLines(address).map(plain)],
    subject: 'รหัสยืนยันผู้แทนบริษัทในพาร์ทิม',
    before: [
      `${who} แจ้งพาร์ทิม เว็บไซต์หาคนทำงาน ว่าทำการแทน ${plain(companyName)} เลขทะเบียน ${plain(juristicId)}`,
      'เราส่งรหัสนี้ถึงที่อยู่ที่บริษัทจดทะเบียนไว้ เพื่อให้บริษัทเป็นผู้ตัดสินใจว่าผู้แจ้งทำการแทนได้หรือไม่',
    ],
    code: groups(code),
    steps: [
      `เปิด ${enterAt} และเข้าสู่ระบบด้วยบัญชีที่ดูแลบริษัทนี้`,
      'กรอกรหัสในช่อง "รหัสจากจดหมาย"',
      `กรอกภายในวันที่ ${day.format(new Date(expiresAt))} รหัสใช้ไม่ได้เมื่อกรอกผิดครบ 5 ครั้ง`,
    ],
    warning: [
      'หากบริษัทไม่ได้ขอจดหมายนี้ อย่าให้รหัสแก่ผู้ใด และทำลายจดหมายได้ ไม่มีผู้ใดได้สิทธิ์แทนบริษัทหากไม่มีรหัส',
      `พาร์ทิมไม่โทรศัพท์ ส่งข้อความ หรือส่งอีเมลมาขอรหัส หากมีผู้ขอรหัส แจ้งเราได้ที่ ${new URL('/question', enterAt).href}`,
    ],
  }
}

/** A letter as plain text. */
export function letterText(letter) {
  const { date, to, subject, before, code, steps, warning } = partsOf(letter)
  return [
    date,
    '',
    ...to,
    '',
    `เรื่อง ${subject}`,
    '',
    ...before,
    '',
    `    รหัส  ${code}`,
    '',
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    '',
    ...warning,
    '',
    'พาร์ทิม',
  ].join('\n')
}

const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
const paragraphs = (texts) => texts.map((text) => `<p>${escaped(text)}</p>`).join('\n')

/** A letter as a self-contained A4 page in HTML; its address fits the window of an envelope. */
export function letterHtml(letter) {
  const { date, to, subject, before, code, steps, warning } = partsOf(letter)
  return `<!doctype html>
<html lang="th">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>${escaped(subject)}</title>
<style>
@page { size: A4; margin: 0; }
* { box-sizing: border-box; }
body { margin: 0; color: #14213d; font: 12pt/1.7 Sarabun, "TH Sarabun New", "Noto Sans Thai", sans-serif; }
main { position: relative; width: 210mm; min-height: 297mm; margin: 0 auto; padding: 20mm 25mm; }
.brand { font-size: 16pt; font-weight: 700; }
.date { position: absolute; top: 22mm; right: 25mm; }
address { position: absolute; top: 48mm; left: 25mm; width: 95mm; font-style: normal; }
h1 { margin: 75mm 0 6mm; font-size: 13pt; }
p { margin: 0 0 3mm; }
.code { margin: 8mm 0; padding: 6mm; border: 0.5mm solid #14213d; text-align: center; font: 700 24pt/1.2 "Courier New", monospace; letter-spacing: 1mm; }
ol { margin: 0 0 6mm; padding-left: 6mm; }
.warning { padding: 4mm 5mm; background: #f5f1e8; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.warning p:last-child { margin: 0; }
</style>
</head>
<body>
<main>
<div class="brand">พาร์ทิม</div>
<div class="date">${escaped(date)}</div>
<address>${to.map(escaped).join('<br>')}</address>
<h1>เรื่อง ${escaped(subject)}</h1>
${paragraphs(before)}
<div class="code">${escaped(code)}</div>
<ol>
${steps.map((step) => `<li>${escaped(step)}</li>`).join('\n')}
</ol>
<div class="warning">
${paragraphs(warning)}
</div>
</main>
</body>
</html>
`
}
