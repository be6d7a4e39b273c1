/** The company of the demo, which the job-post service keeps and whose conversations the partim service does. */
export const demoCompany = {
  id: '019db2f0-6a00-7c11-9d5e-3f0a52b81c01',
  name: 'บริษัท ครัวยายบัว จำกัด',
  ownerUid: 'demo-owner',
  recruiterUid: 'demo-recruiter',
} as const

/** Posts of that company that its conversations are about. */
export const demoPosts = [
  {
    id: '019db2f0-6a00-7c11-9d5e-3f0a52b81c11',
    title: 'พนักงานเสิร์ฟ สุดสัปดาห์',
    workType: 'waiter',
  },
  {
    id: '019db2f0-6a00-7c11-9d5e-3f0a52b81c12',
    title: 'ผู้ช่วยครัว ล้างจานและเตรียมผัก',
    workType: 'kitchen_helper',
  },
] as const
