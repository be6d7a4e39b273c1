import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from '@/components/forms/form'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { googleMapsOrigin } from '@/lib/config/maps-access'
import type * as OpenLink from '@/lib/maps/open-link'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { branchSchema } from '@/validators/branch'
import type { PositionFieldsProps } from './position-fields'

const openMapLink = jest.fn<typeof OpenLink.openMapLink>()
jest.unstable_mockModule('@/lib/maps/open-link', () => ({ openMapLink }))
const { PositionFields } = await import('./position-fields')

const said: string[] = []

const onSubmit = jest.fn()
const anyPlace = branchSchema.pick(['lat', 'lng'])

type SampleProps = Partial<Pick<PositionFieldsProps, 'maps' | 'near' | 'without'>> & {
  stored?: { lat: string; lng: string }
}
function Sample({ maps = null, stored = { lat: '', lng: '' }, ...place }: SampleProps) {
  const form = useValidatedForm(anyPlace, stored)
  return (
    <Form id="sample" form={form} onSubmit={() => onSubmit()}>
      <PositionFields {...place} about="ใช้คำนวณระยะทาง" maps={maps} onPlaceText={(text) => said.push(text)} />
      <button type="submit">บันทึก</button>
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
    expect(screen.getByText(/^หาตำแหน่งไม่ได้/)).toBeVisible()
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
    renderInThai(<Sample maps={{ key: 'a key', origin: googleMapsOrigin }} />)
    await userEvent.click(screen.getByLabelText(/ละติจูด/))
    await userEvent.paste('13.7563, 100.5018')
    const map = screen.getByRole('img', { name: /ภาพแผนที่รอบตำแหน่ง/ })
    expect(map).toHaveAttribute('src', expect.stringContaining('center=13.7563%2C100.5018'))
    fireEvent.error(map)
    expect(screen.getByRole('img', { name: /ภาพแผนที่ประเทศไทยแบบย่อ/ })).toBeVisible()
  })
})

describe('a map link', () => {
  const box = () => screen.getByLabelText('วางลิงก์แผนที่หรือพิกัด')
  const lat = () => screen.getByLabelText(/ละติจูด/)
  const lng = () => screen.getByLabelText(/ลองจิจูด/)
  const siam = { lat: 13.7449, lng: 100.5347, text: 'ครัวยาย 412 ซอยสยามสแควร์ 3 10330' }
  const shared = 'ครัวยาย\nhttps://maps.app.goo.gl/AbCdEf'

  beforeEach(() => {
    said.length = 0
    openMapLink.mockReset()
  })

  test('of a phone is followed once it is pasted, with what it says of the place', async () => {
    openMapLink.mockResolvedValue(siam)
    renderInThai(<Sample />)
    await userEvent.click(box())
    await userEvent.paste(shared)
    expect(await screen.findByText('ปักหมุดตามลิงก์แล้ว')).toBeVisible()
    expect([lat(), lng()].map((field) => (field as HTMLInputElement).value)).toEqual([
      '13.744900',
      '100.534700',
    ])
    expect(openMapLink.mock.calls).toEqual([[shared]])
    expect(said).toEqual([siam.text])
  })

  test('that says its position itself asks nobody', async () => {
    renderInThai(<Sample />)
    await userEvent.click(box())
    await userEvent.paste('https://www.google.com/maps/place/Siam/@13.7,100.5,17z/data=!3d13.7449!4d100.5347')
    expect(lat()).toHaveValue('13.744900')
    expect(openMapLink).not.toHaveBeenCalled()
    expect(said).toEqual(['Siam'])
  })

  test('is followed from the fields of coordinates as well, pasted or put there by a keyboard', async () => {
    openMapLink.mockResolvedValue(siam)
    renderInThai(<Sample />)
    await userEvent.click(lat())
    await userEvent.paste('https://maps.app.goo.gl/AbCdEf')
    await waitFor(() => expect(lng()).toHaveValue('100.534700'))
    await userEvent.clear(lat())
    await userEvent.type(lat(), 'https://maps.app.goo.gl/Other')
    await userEvent.tab()
    await waitFor(() => expect(lat()).toHaveValue('13.744900'))
    expect(openMapLink).toHaveBeenCalledTimes(2)
    expect(screen.queryByText(/30 ตัวอักษร/)).toBeNull()
  })

  test('that leads nowhere says so and changes nothing', async () => {
    const problem = { ...localProblem('map_link_no_position'), status: 422 }
    openMapLink.mockRejectedValue(new ProblemError(problem))
    renderInThai(<Sample />)
    await userEvent.click(box())
    await userEvent.paste(shared)
    expect(await screen.findByText(messages.problems.map_link_no_position)).toBeVisible()
    expect(box()).toBeInvalid()
    expect(lat()).toHaveValue('')
  })

  test('the answer to an earlier link does not come over a later one', async () => {
    let answerFirst: (place: typeof siam) => void = () => undefined
    openMapLink.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerFirst = resolve
        }),
    )
    renderInThai(<Sample />)
    await userEvent.click(box())
    await userEvent.paste(shared)
    await userEvent.paste('13.7563, 100.5018')
    await act(async () => answerFirst(siam))
    expect(lat()).toHaveValue('13.756300')
  })

  test('a short plus code says what to copy instead', async () => {
    renderInThai(<Sample />)
    await userEvent.click(box())
    await userEvent.paste('PGX9+8M ปทุมวัน กรุงเทพมหานคร')
    expect(await screen.findByText(messages.maps.plusCode)).toBeVisible()
  })

  test.each(['ร้านครัวยาย', 'https://example.com/maps/AbC'])(
    '%s is none, and Enter sends no form',
    async (typed) => {
      renderInThai(<Sample />)
      await userEvent.type(box(), `${typed}{Enter}`)
      expect(await screen.findByText(messages.maps.notReadable)).toBeVisible()
      expect(openMapLink).not.toHaveBeenCalled()
    },
  )
})

describe('a pin far from the address', () => {
  const pathumWan = { name: 'เขตปทุมวัน', area: { lat: 13.74, lng: 100.536, reachKm: 3 } }
  const bangNa = { name: 'เขตบางนา', area: { lat: 13.67, lng: 100.62, reachKm: 5 } }
  const putPin = async (text: string) => {
    await userEvent.click(screen.getByLabelText(/ละติจูด/))
    await userEvent.paste(text)
  }
  const question = () => screen.queryByRole('alert')?.querySelector('p')?.textContent ?? null
  const airport = '13.69, 100.7501'

  test('is asked about with the distance, and no more once it is said to be right', async () => {
    const { rerender } = renderInThai(<Sample near={pathumWan} />)
    await putPin('13.7456, 100.5341')
    expect(question()).toBeNull()
    await putPin(airport)
    expect(question()).toBe('หมุดอยู่ห่างจากเขตปทุมวันประมาณ 24 กม. ถูกต้องไหม')
    const right = screen.getByRole('button', { name: messages.maps.stray.right })
    await userEvent.click(right)
    expect(question()).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
    expect(screen.getByLabelText(/ละติจูด/)).toHaveValue('13.690000')
    // Of another district the same pin is another question; in the middle of one there is none.
    rerender(inThai(<Sample near={bangNa} />))
    expect(question()).toBeNull()
    rerender(inThai(<Sample near={{ ...pathumWan, name: 'เขตบางรัก' }} />))
    expect(question()).toMatch(/เขตบางรัก/)
  })

  test('is moved by hand where there is no map, and nothing is taken away', async () => {
    renderInThai(<Sample near={pathumWan} />)
    await putPin(airport)
    await userEvent.click(screen.getByRole('button', { name: messages.maps.stray.move }))
    expect(screen.getByLabelText(/ละติจูด/)).toHaveFocus()
    expect(screen.getByLabelText(/ละติจูด/)).toHaveValue('13.690000')
  })

  describe('when it is just put', () => {
    const intoSight = jest.fn<(this: Element) => void>()
    beforeEach(() => {
      intoSight.mockClear()
      onSubmit.mockClear()
      Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
        intoSight.call(this)
      }
    })
    afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
    const asked = () => screen.getByRole('alert').parentElement

    test('brings the question into sight with the focus, and a fit one does not', async () => {
      renderInThai(<Sample near={pathumWan} />)
      await userEvent.type(screen.getByLabelText(messages.maps.link), '13.7456, 100.5341{Enter}')
      expect(intoSight).not.toHaveBeenCalled()
      await userEvent.clear(screen.getByLabelText(messages.maps.link))
      await userEvent.type(screen.getByLabelText(messages.maps.link), `${airport}{Enter}`)
      expect(asked()).toHaveFocus()
      expect(intoSight.mock.contexts).toEqual([asked()])
    })

    test('is not stored before the question is answered', async () => {
      renderInThai(<Sample near={pathumWan} />)
      await putPin(airport)
      screen.getByLabelText(messages.maps.link).focus()
      intoSight.mockClear()
      const save = screen.getByRole('button', { name: 'บันทึก' })
      await userEvent.click(save)
      await waitFor(() => expect(asked()).toHaveFocus())
      expect(intoSight.mock.contexts).toEqual([asked()])
      expect(onSubmit).not.toHaveBeenCalled()
      await userEvent.click(screen.getByRole('button', { name: messages.maps.stray.right }))
      await userEvent.click(save)
      await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    })

    test('or stored as it is, the question holds nothing up', async () => {
      renderInThai(<Sample near={pathumWan} stored={{ lat: '13.69', lng: '100.7501' }} />)
      expect(question()).not.toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }))
      await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
      expect(intoSight).not.toHaveBeenCalled()
    })
  })

  test('whose address is not known yet is asked about when that is chosen', async () => {
    const { rerender } = renderInThai(<Sample near={null} />)
    await putPin(airport)
    expect(question()).toBeNull()
    rerender(inThai(<Sample near={pathumWan} />))
    expect(question()).not.toBeNull()
  })
})

test('what is lost without a pin is said while there is none', async () => {
  renderInThai(<Sample without="คนหางานจะไม่เห็นระยะทาง" />)
  expect(screen.getByText('คนหางานจะไม่เห็นระยะทาง')).toBeVisible()
  await userEvent.click(screen.getByLabelText(/ละติจูด/))
  await userEvent.paste('13.7456, 100.5341')
  expect(screen.queryByText('คนหางานจะไม่เห็นระยะทาง')).toBeNull()
})
