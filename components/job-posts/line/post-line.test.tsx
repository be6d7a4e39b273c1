import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepLine, keptLine } from '@/lib/job-posts/quick-post/kept-line'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { PostLine } from './post-line'

const branches = [{ id: 'ari', name: 'อารีย์', province: 'กรุงเทพมหานคร', district: 'พญาไท' }]
const line = 'พรุ่งนี้ 9 โมงเช้าถึง 6 โมงเย็น รับเด็กเสิร์ฟ 5 คน อารีย์ วันละ 600'

beforeEach(() => localStorage.clear())

const field = () => screen.getByRole('textbox')

test('a visitor’s line is read while it is typed, kept, and leads on', async () => {
  renderInThai(<PostLine of="visitor" branches={[]} href="#start" />)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.type(field(), line)
  expect(await screen.findByText('5 คน', { selector: 'dd' })).toBeVisible()
  expect(screen.getByText('฿600/วัน', { selector: 'dd' })).toBeVisible()
  expect(screen.queryByText(/สาขา/)).toBeNull()
  expect(screen.getByRole('link', { name: 'ลงประกาศนี้ฟรี' })).toHaveAttribute('href', '#start')
  expect(keptLine()).toBe(line)
})

test('nothing of a pasted post is lost, and what is behind the longest line is said not to be read', async () => {
  renderInThai(<PostLine of="visitor" branches={[]} href="#start" />)
  const pasted = `${line} ${'บรรยากาศดีเป็นกันเอง '.repeat(60)}`
  await userEvent.click(field())
  await userEvent.paste(pasted)
  expect(await screen.findByText('5 คน', { selector: 'dd' })).toBeVisible()
  expect(field()).toHaveValue(pasted)
  expect(screen.getByText(/^อ่านเฉพาะ 1,000 ตัวอักษรแรก/)).toBeVisible()
  await userEvent.clear(field())
  await userEvent.paste(pasted.slice(0, 1_000))
  expect(await screen.findByText('5 คน', { selector: 'dd' })).toBeVisible()
  expect(screen.queryByText(/^อ่านเฉพาะ/)).toBeNull()
})

test('the example is tried by one press', async () => {
  renderInThai(<PostLine of="visitor" branches={[]} href="#start" />)
  await userEvent.click(screen.getByRole('button', { name: 'ลองตัวอย่างนี้' }))
  expect(await screen.findByText('5 คน', { selector: 'dd' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what a visitor typed is there for the company, with its branch', async () => {
  keepLine(line)
  renderInThai(<PostLine of="company" branches={branches} href="/job-posting/create" />)
  expect(field()).toHaveValue(line)
  expect(await screen.findByText('อารีย์', { selector: 'dd' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'เขียนประกาศต่อ' })).toHaveAttribute('href', '/job-posting/create')
})

test('what says nothing about a job is answered, and an emptied line is kept no longer', async () => {
  renderInThai(<PostLine of="visitor" branches={[]} href="#start" />)
  await userEvent.type(field(), 'สวัสดี')
  expect(await screen.findByText(/ยังไม่เข้าใจข้อความนี้/)).toBeVisible()
  await userEvent.clear(field())
  expect(keptLine()).toBe('')
  expect(screen.queryByText(/ยังไม่เข้าใจข้อความนี้/)).toBeNull()
})

test.each([
  ['9.00-18.00 เสิร์ฟ 5 คน วันละ 600', 'ยังขาด วันที่'],
  ['32/12 9.00-18.00 เสิร์ฟ 5 คน วันละ 600', 'ยังขาด วันที่'],
  ['พรุ่งนี้ 9.00 เสิร์ฟ 5 คน วันละ 600', 'ยังขาด เวลา'],
  ['พรุ่งนี้ 9.00-18.00 เสิร์ฟ 5 คน', 'ยังขาด ค่าจ้าง'],
  ['พรุ่งนี้ 9.00-18.00 วันละ 600', 'ยังขาด ประเภทงาน, จำนวนคน'],
])('what the line lacks is said: "%s"', async (typed, said) => {
  renderInThai(<PostLine of="visitor" branches={[]} href="#start" />)
  await userEvent.type(field(), typed)
  expect(await screen.findByText(said)).toBeVisible()
})

test('a line that lacks nothing is told of nothing, and of several branches one has to be named', async () => {
  const branch = { id: 'siam', name: 'สยาม', province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' }
  renderInThai(<PostLine of="company" branches={[...branches, branch]} href="#start" />)
  await userEvent.type(field(), line.replace(' อารีย์', ''))
  expect(await screen.findByText('ยังขาด สาขา')).toBeVisible()
  await userEvent.type(field(), ' อารีย์')
  expect(await screen.findByText('อารีย์', { selector: 'dd' })).toBeVisible()
  expect(screen.queryByText(/ยังขาด/)).toBeNull()
})
