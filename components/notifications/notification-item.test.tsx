import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { Notification } from '@/lib/notifications/notification'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { NotificationItem } from './notification-item'

const show = (kind: string, params: object) =>
  renderInThai(
    <NotificationItem
      notification={
        {
          id: '0190a5c2-0000-7000-8000-000000000001',
          kind,
          subject: 'application',
          subjectId: '0190a5c2-0000-7000-8000-000000000002',
          params: { title: 'พนักงานเสิร์ฟ', company: 'ร้านปลา', ...params },
          createdAt: new Date().toISOString(),
          readAt: null,
        } as Notification
      }
      onOpen={() => undefined}
    />,
  )

test.each([
  ['declined', 'ปฏิเสธเวลาสัมภาษณ์ที่เสนอ'],
  ['cancelled', 'ยกเลิกนัดสัมภาษณ์'],
  [undefined, 'ปฏิเสธหรือยกเลิกสัมภาษณ์'],
])('of an interview that its worker ended is said how: %s', (how, said) => {
  show('interview_declined', { worker: 'มาลี จ.', when: 'พ. 25 พ.ย. 10:00 น.', ...(how && { how }) })
  expect(screen.getByRole('link')).toHaveTextContent(`มาลี จ. ${said} พ. 25 พ.ย. 10:00 น.`)
})

test.each([
  [
    'application_company_leaves',
    /กะงาน “พนักงานเสิร์ฟ” หลังวันนั้นจะถูกยกเลิก/,
    /ข้อเสนองาน “พนักงานเสิร์ฟ” ยังตอบได้ แต่กะหลังวันนั้นจะถูกยกเลิก/,
  ],
  ['application_company_stays', /แล้ว งาน “พนักงานเสิร์ฟ” ยังเป็นไปตามเดิม/, /ข้อเสนองาน “พนักงานเสิร์ฟ” ยังตอบได้ตามเดิม/],
  ['application_post_taken_down', /งานที่ตกลงกันไว้ยังเป็นไปตามเดิม/, /ข้อเสนอที่ร้านให้คุณไว้ยังตอบได้/],
] as const)('%s says something else to who is only offered the job', (kind, ofJob, ofOffer) => {
  const { unmount } = show(kind, {})
  expect(screen.getByRole('link')).toHaveTextContent(ofJob)
  expect(screen.getByRole('link')).not.toHaveTextContent(ofOffer)
  unmount()
  show(kind, { promised: 'offered' })
  expect(screen.getByRole('link')).toHaveTextContent(ofOffer)
  expect(screen.getByRole('link')).not.toHaveTextContent(ofJob)
})

test('the sentence stands alone in two lines at most, and beneath it what belongs to it, a line each', () => {
  const facts = ['วันและเวลา พ. 25 พ.ย. 09:00–17:00 น.', 'สถานที่ สีลม', 'ค่าจ้าง 600 บาทต่อวัน', 'รวม 600 บาท']
  show('application_hired', { facts })
  const sentence = screen.getByText('คุณได้งาน “พนักงานเสิร์ฟ” ที่ ร้านปลา แล้ว ไปได้ไหม กรุณาตอบ')
  expect(sentence).toHaveClass('line-clamp-2', 'font-semibold')
  for (const fact of facts.slice(0, 3)) expect(screen.getByText(fact)).toHaveClass('truncate')
  expect(screen.getByText('สถานที่ สีลม').closest('.font-semibold')).toBeNull()
  expect(screen.queryByText('รวม 600 บาท')).toBeNull()
})

test('a warning of credits names the day where it is known', () => {
  show('credits_expiring', { amount: '5', days: '7', day: '6 ธันวาคม 2569' })
  expect(screen.getByText(/ภายใน\s7\sวัน\sเริ่มวันที่\s6\sธันวาคม\s2569/)).toBeVisible()
})

test('and says what it knows of an earlier one', () => {
  show('credits_expiring', { amount: '5', days: '7' })
  expect(screen.getByText(/เครดิตจะหมดอายุภายใน\s7\sวัน$/)).toBeVisible()
})
