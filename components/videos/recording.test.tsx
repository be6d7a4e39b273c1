import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { Trim } from '@/lib/videos/prepare-film'
import type { Cue } from '@/validators/captions'
import { CameraHelp } from './camera-help'
import { CaptionsField } from './captions-field'
import { TrimField } from './trim-field'
import { useRecorder } from './use-recorder'

function TrimSample({ filmMs = 80_000 }) {
  const [trim, setTrim] = useState<Trim>({ startMs: 0, endMs: 60_000 })
  return <TrimField trim={trim} filmMs={filmMs} stills={{ state: 'failed' }} onChange={setTrim} />
}

let now = 0
function CaptionsSample({ cues: first = [] as readonly Cue[] }) {
  const [cues, setCues] = useState(first)
  return (
    <>
      <CaptionsField
        cues={cues}
        filmMs={20_000}
        nowMs={() => now}
        onChange={setCues}
        onSeek={(ms) => {
          now = ms
        }}
        showFaults
      />
      <output>{JSON.stringify(cues)}</output>
    </>
  )
}

const films: Blob[] = []
function RecorderSample() {
  const { state, start, stop } = useRecorder((film) => films.push(film))
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button type="button" onClick={() => (state.at === 'ready' ? start({} as MediaStream) : stop())}>
        ปุ่ม
      </button>
    </>
  )
}

describe('the part of a film to keep', () => {
  const handle = (name: string) => screen.getByRole('slider', { name })

  test('is moved by keys: by tenths, by seconds, to the ends, and never to less than a second', async () => {
    renderInThai(<TrimSample />)
    handle('จุดเริ่ม').focus()
    await userEvent.keyboard('{ArrowRight}{PageUp}{PageUp}')
    expect(handle('จุดเริ่ม')).toHaveAttribute('aria-valuenow', '2.1')
    expect(handle('จุดเริ่ม')).toHaveAttribute('aria-valuetext', 'วินาทีที่ 2.1')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(handle('จุดเริ่ม')).toHaveAttribute('aria-valuenow', '0')
    handle('จุดจบ').focus()
    await userEvent.keyboard('{End}')
    expect(handle('จุดจบ')).toHaveAttribute('aria-valuenow', '80')
    await userEvent.keyboard('{Home}')
    expect(handle('จุดจบ')).toHaveAttribute('aria-valuenow', '1')
    expect(screen.getByText(/ยาว 1 วินาที/)).toBeVisible()
  })
})

describe('captions', () => {
  const stored = () => JSON.parse(document.querySelector('output')?.textContent ?? '')

  test('are added where the player stands, typed, timed by it, split and removed', async () => {
    now = 2_000
    renderInThai(<CaptionsSample />)
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มบรรทัด' }))
    expect(screen.getByText('ยังไม่ได้พิมพ์ พิมพ์หรือลบบรรทัดนี้')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'คำบรรยายบรรทัดที่ 1' }), 'สวัสดีค่ะชื่อแนน')
    now = 6_040
    await userEvent.click(screen.getByRole('button', { name: 'บรรทัดที่ 1 จบตรงที่ดูอยู่' }))
    expect(stored()).toEqual([{ startMs: 2_000, endMs: 6_000, text: 'สวัสดีค่ะชื่อแนน' }])
    await userEvent.click(screen.getByRole('button', { name: 'แยกบรรทัดที่ 1 เป็นสอง' }))
    expect(stored()).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'ดูตรงบรรทัดที่ 2' }))
    expect(now).toBe(stored()[1].startMs)
    await userEvent.click(screen.getByRole('button', { name: 'ลบบรรทัดที่ 1' }))
    expect(stored()).toHaveLength(1)
    expect(screen.getByText('ลบบรรทัดที่ 1 แล้ว')).toBeVisible()
  })

  test('that begin too early say so beside their line', () => {
    renderInThai(
      <CaptionsSample
        cues={[
          { startMs: 0, endMs: 3_000, text: 'ก' },
          { startMs: 2_000, endMs: 4_000, text: 'ข' },
        ]}
      />,
    )
    const line = screen.getByRole('textbox', { name: 'คำบรรยายบรรทัดที่ 2' })
    expect(line).toHaveAttribute('aria-invalid', 'true')
    expect(line).toHaveAccessibleDescription('เริ่มก่อนบรรทัดที่แล้วจบ')
  })
})

test('who refused the camera is told where to allow it, and how to go on without', async () => {
  const onRetry = jest.fn()
  renderInThai(
    <CameraHelp problem="refused" onRetry={onRetry} instead={<button type="button">เลือกไฟล์</button>} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(/ยังไม่ได้อนุญาต.*เปิดกล้องและไมโครโฟน/s)
  expect(screen.getByRole('button', { name: 'เลือกไฟล์' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(onRetry).toHaveBeenCalled()
})

describe('recording', () => {
  class FakeRecorder {
    static isTypeSupported = (type: string) => type.startsWith('video/webm')
    state = 'inactive'
    mimeType = 'video/webm;codecs=vp9,opus'
    ondataavailable: (event: { data: Blob }) => void = () => undefined
    onstop: (() => void) | null = null
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.ondataavailable({ data: new Blob(['film']) })
      this.onstop?.()
    }
  }
  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(globalThis, { MediaRecorder: FakeRecorder })
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'MediaRecorder')
  })

  const state = () => JSON.parse(document.querySelector('output')?.textContent ?? '')
  const press = () => fireEvent.click(screen.getByRole('button'))
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  test('begins after three seconds and is handed over when it is stopped', () => {
    films.length = 0
    renderInThai(<RecorderSample />)
    press()
    expect(state()).toEqual({ at: 'counting', left: 3 })
    pass(2_000)
    expect(state()).toEqual({ at: 'counting', left: 1 })
    pass(1_000)
    expect(state().at).toBe('recording')
    pass(7_000)
    expect(state().elapsedMs).toBeGreaterThan(6_500)
    press()
    expect(state()).toEqual({ at: 'ready' })
    expect(films.map(({ type }) => type)).toEqual(['video/webm'])
  })

  test('is called off while it counts, and ends by itself after a minute or with the page out of sight', () => {
    films.length = 0
    renderInThai(<RecorderSample />)
    press()
    pass(1_000)
    press()
    pass(5_000)
    expect([state().at, films.length]).toEqual(['ready', 0])
    press()
    pass(3_000)
    pass(60_400)
    expect([state().at, films.length]).toEqual(['ready', 1])
    press()
    pass(3_000)
    pass(2_000)
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    hidden.mockRestore()
    expect([state().at, films.length]).toEqual(['ready', 2])
  })
})
