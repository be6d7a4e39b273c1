import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from '@/components/forms/form'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { branchSchema } from '@/validators/branch'
import { AddressLine } from './address-line'
import { optionsOf } from './place-options'
import { PositionFields } from './position-fields'

const address = {
  line: '99/1',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}

describe('an address in one line', () => {
  test('Bangkok has khwaeng and khet', () => {
    const { container } = renderInThai(<AddressLine address={address} />)
    expect(container).toHaveTextContent('99/1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330')
  })

  test('elsewhere there are tambon and amphoe', () => {
    const elsewhere = { ...address, subdistrict: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่' }
    const { container } = renderInThai(<AddressLine address={elsewhere} />)
    expect(container).toHaveTextContent('99/1 ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 10330')
  })
})

test('a choice made earlier stays choosable while the list loads or where it lacks it', () => {
  expect(optionsOf([], 'ปทุมวัน')).toEqual([{ value: 'ปทุมวัน', label: 'ปทุมวัน' }])
  expect(optionsOf(['ปทุมวัน', 'บางรัก'], 'ปทุมวัน')).toHaveLength(2)
  expect(optionsOf(['บางรัก'], '')).toHaveLength(1)
})

function Sample() {
  const form = useValidatedForm(branchSchema, { lat: '', lng: '' })
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <PositionFields about="ใช้คำนวณระยะทาง" />
    </Form>
  )
}

describe('a position', () => {
  test('can be checked on a map once it is whole', async () => {
    renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText(/ละติจูด/), '13.7456')
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.type(screen.getByLabelText(/ลองจิจูด/), '100.5331')
    expect(await screen.findByRole('link', { name: 'ดูบนแผนที่' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=13.7456,100.5331',
    )
  })

  test('half a position is refused at the other half', async () => {
    renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText(/ละติจูด/), '13.7456')
    await userEvent.click(screen.getByLabelText(/ลองจิจูด/))
    await userEvent.tab()
    expect(await screen.findByText('กรุณากรอกลองจิจูด')).toBeVisible()
  })

  test('a device without position says so and leaves the fields to the person', async () => {
    renderInThai(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งปัจจุบัน' }))
    expect(screen.getByRole('status')).toHaveTextContent('หาตำแหน่งไม่ได้')
    expect(screen.getByLabelText(/ละติจูด/)).toBeEnabled()
  })
})
