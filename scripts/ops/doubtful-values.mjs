import { plain } from './text.mjs'

const kinds = {
  shift: 'วันทำงานไกลเกิน 1 ปี · a shift more than a year ahead',
  document: 'เอกสารใช้ได้นานเกิน 15 ปี · a document valid for more than 15 years',
  branch_address: 'ที่อยู่สาขาไม่ตรงรายชื่อพื้นที่ · a branch that the list of places does not have',
  company_address: 'ที่อยู่บริษัทไม่ตรงรายชื่อพื้นที่ · a company that the list of places does not have',
  birth_date: 'วันเกิดที่ไม่ใช่ของคนอายุ 15–100 ปี · a birth date of nobody aged 15 to 100',
  free_day: 'วันว่างไกลเกิน 1 ปี · a free day more than a year ahead',
}

const lineOf = ({ kind, companyId, workerId, id, name, value }) =>
  [value, kinds[kind] ?? kind, companyId ?? workerId, id, name && plain(name)].filter(Boolean).join('  ')

/** The command for what was stored before its form asked about it. */
export const doubtfulValueCommands = {
  'doubtful list': {
    usage: '',
    about:
      'วันที่และที่อยู่ที่อาจพิมพ์ผิด ให้ถามเจ้าของข้อมูล · days and addresses that may be mistyped, to ask their owners about',
    async run(client) {
      const services = [client, client.partim].filter(Boolean)
      const answers = await Promise.all(services.map((api) => api.get('/v1/ops/doubtful-values')))
      const lines = answers.flatMap(({ items }) => items).map(lineOf)
      const missing = client.partim ? [] : ['partim: OPS_PARTIM_API_URL ?']
      return { text: [...(lines.length > 0 ? lines : ['ไม่มี · none']), ...missing].join('\n') }
    },
  },
}
