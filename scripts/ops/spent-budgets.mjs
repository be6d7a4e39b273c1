import { PlainFailure } from '../stack/terminal.mjs'
import { moment, plain } from './text.mjs'

const budgets = {
  company: 'คนที่บริษัทดูได้ต่อวัน · shown to the company',
  member: 'คนที่สมาชิกคนหนึ่งดูได้ต่อวัน · shown to one member',
  visitor: 'คนที่ดูได้จากที่อยู่เดียวกัน · shown to one address',
  profiles: 'โปรไฟล์ที่บริษัทเปิดได้ต่อวัน · pages opened by the company',
  profiles_of_member: 'โปรไฟล์ที่สมาชิกคนหนึ่งเปิดได้ต่อวัน · pages opened by one member',
}

/** Commands about companies that ask for more workers than they are shown. */
export const spentBudgetCommands = {
  'spent-budgets list': {
    usage: '',
    about: 'บริษัทที่ขอดูคนหางานเกินที่ให้ดูต่อวัน · companies that ask for more workers than they are shown',
    async run({ partim }) {
      if (!partim) throw new PlainFailure('partim: OPS_PARTIM_API_URL ?')
      const { items } = await partim.get('/v1/ops/spent-budgets')
      if (items.length === 0) return { text: 'ไม่มี · none' }
      const line = ({ day, companyId, companyName, budget, times, lastAt }) =>
        [day, companyId, plain(companyName), `× ${times}`, moment(lastAt), budgets[budget]].join('  ')
      return { text: items.map(line).join('\n') }
    },
  },
}
