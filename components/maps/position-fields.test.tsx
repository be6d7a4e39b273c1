import { describe, expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from '@/components/forms/form'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { branchSchema } from '@/validators/branch'
import { PositionFields } from './position-fields'

function Sample({ mapsKey = '' }: { mapsKey?: string }) {
  const form = useValidatedForm(branchSchema, { lat: '', lng: '' })
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <PositionFields about="ใช้คำนวณระยะทาง" mapsKey={mapsKey} />
    </Form>
  )
}

describe('a position', () => {
  test('can be checked on a map once it is whole', async () => {
    renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText(/ละติจูด/), '13.7456')
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.type(screen.getByLabelText(/ลองจิจูด/), '100.5331')
    expect(await screen.findByRole('link', { name: /ดูบนแผนที่/ })).toHaveAttribute(
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

  test('a device that knows where it is fills both, after it was asked', async () => {
    const getCurrentPosition = jest.fn((found: PositionCallback) =>
      found({ coords: { latitude: 13.7449, longitude: 100.5347 } } as GeolocationPosition),
    )
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    renderInThai(<Sample />)
    expect(getCurrentPosition).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'ใช้ตำแหน่งปัจจุบัน' }))
    expect(screen.getByLabelText(/ละติจูด/)).toHaveValue('13.744900')
    expect(screen.getByLabelText(/ลองจิจูด/)).toHaveValue('100.534700')
    Reflect.deleteProperty(navigator, 'geolocation')
  })

  test.each(['13.7563, 100.5018', 'https://www.google.com/maps/@13.7563,100.5018,15z', '๑๓.๗๕๖๓, ๑๐๐.๕๐๑๘'])(
    '%s pasted into either field fills both',
    async (pasted) => {
      renderInThai(<Sample />)
      await userEvent.click(screen.getByLabelText(/ลองจิจูด/))
      await userEvent.paste(pasted)
      expect(screen.getByLabelText(/ละติจูด/)).toHaveValue('13.756300')
      expect(screen.getByLabelText(/ลองจิจูด/)).toHaveValue('100.501800')
    },
  )

  test('anything else is pasted as it is', async () => {
    renderInThai(<Sample />)
    await userEvent.click(screen.getByLabelText(/ละติจูด/))
    await userEvent.paste('13.75')
    expect(screen.getByLabelText(/ละติจูด/)).toHaveValue('13.75')
  })

  test('without a key there is no map to open, but a picture with a pin', async () => {
    renderInThai(<Sample />)
    expect(screen.queryByRole('button', { name: 'เลือกจากแผนที่' })).toBeNull()
    expect(screen.getByText('ยังไม่ได้ระบุตำแหน่ง')).toBeVisible()
    await userEvent.click(screen.getByLabelText(/ละติจูด/))
    await userEvent.paste('13.7563, 100.5018')
    expect(screen.getByRole('img', { name: 'ภาพแผนที่ประเทศไทยแบบย่อ มีหมุดที่ 13.7563, 100.5018' })).toBeVisible()
  })

  test('a position outside of Thailand is doubted', async () => {
    renderInThai(<Sample />)
    await userEvent.click(screen.getByLabelText(/ละติจูด/))
    await userEvent.paste('35.68, 139.69')
    expect(await screen.findByText('พิกัดนี้อยู่นอกประเทศไทย กรุณาตรวจสอบอีกครั้ง')).toBeVisible()
  })

  test('a static map that does not load gives way to the plain picture', async () => {
    renderInThai(<Sample mapsKey="a key" />)
    await userEvent.click(screen.getByLabelText(/ละติจูด/))
    await userEvent.paste('13.7563, 100.5018')
    const map = screen.getByRole('img', { name: /ภาพแผนที่รอบตำแหน่ง/ })
    expect(map).toHaveAttribute('src', expect.stringContaining('center=13.7563%2C100.5018'))
    fireEvent.error(map)
    expect(screen.getByRole('img', { name: /ภาพแผนที่ประเทศไทยแบบย่อ/ })).toBeVisible()
  })
})
