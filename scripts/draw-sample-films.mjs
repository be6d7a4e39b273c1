/**
 * `node scripts/draw-sample-films.mjs`, to be run after its drawing has changed: draws and records the films in which
 * two sample workers introduce themselves, each with its still. They are kept in the repository, so that no start needs
 * a browser.
 */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { chromiumOnPath, chromiumSwitches } from './checks/chromium.mjs'
import { root } from './stack/run.mjs'

/** Both wave; the second one carries a tray. */
const films = [
  {
    name: 'greeting',
    seconds: 6,
    wall: '#dff1e6',
    floor: '#b9ddc8',
    hair: '#2a211c',
    shirt: '#0f7b4d',
    tray: false,
  },
  {
    name: 'tray',
    seconds: 5,
    wall: '#fff0cc',
    floor: '#f0d9a0',
    hair: '#3a2a20',
    shirt: '#14213d',
    tray: true,
  },
]

/** Draws a person who talks and waves, records it, and answers film and still in base64; runs in the page. */
async function record(plan) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 360, height: 640 })
  const pen = canvas.getContext('2d')
  const fill = (colour, draw) => {
    pen.fillStyle = colour
    pen.beginPath()
    draw()
    pen.fill()
  }
  const ellipse = (colour, x, y, rx, ry = rx, angle = 0) =>
    fill(colour, () => pen.ellipse(x, y, rx, ry, angle, 0, 2 * Math.PI))
  const limb = (colour, width, points) => {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.stroke()
  }
  const skin = '#e0a983'
  const draw = (t) => {
    const sway = 3 * Math.sin(2 * t)
    const head = 250 + 2 * Math.sin(3 * t)
    fill(plan.wall, () => pen.rect(0, 0, 360, 640))
    fill(plan.floor, () => pen.rect(0, 520, 360, 120))
    ellipse('#ffffff', 70, 110, 44)
    limb('#14213d', 5, [
      [70, 110],
      [70, 84],
    ])
    limb('#14213d', 5, [
      [70, 110],
      [70 + 20 * Math.cos(t), 110 + 20 * Math.sin(t)],
    ])
    fill(plan.shirt, () => pen.roundRect(105 + sway, 350, 150, 300, 46))
    fill('#ffffff', () => pen.roundRect(135 + sway, 430, 90, 220, 14))
    limb(skin, 40, [
      [180 + sway, 330],
      [180 + sway, 356],
    ])
    const wave = 0.5 * Math.sin(7 * t)
    const hand = [290 + 34 * Math.sin(wave), 292 - 34 * Math.cos(wave)]
    limb(plan.shirt, 36, [
      [242 + sway, 380],
      [284, 420],
    ])
    limb(skin, 28, [[284, 420], [290, 340], hand])
    ellipse(skin, ...hand, 20, 24, wave)
    limb(plan.shirt, 36, [
      [118 + sway, 380],
      [78, 452],
    ])
    if (plan.tray) {
      limb(skin, 28, [
        [78, 452],
        [62, 400],
      ])
      fill('#8a8f98', () => pen.roundRect(6, 376, 112, 10, 5))
      fill('#ffffff', () => pen.roundRect(34, 340, 26, 36, 5))
      fill('#ffb000', () => pen.roundRect(70, 350, 24, 26, 5))
    } else
      limb(skin, 28, [
        [78, 452],
        [96, 520],
      ])
    ellipse(plan.hair, 180 + sway, head - 16, 74, 80)
    ellipse(skin, 180 + sway, head + 10, 60, 70)
    fill(plan.tray ? '#14213d' : '#ffffff', () => pen.roundRect(112 + sway, head - 96, 136, 46, 20))
    const blink = t % 2.4 < 0.12 ? 1 : 7
    for (const x of [156, 204]) ellipse('#14213d', x + sway, head + 4, 6, blink)
    ellipse('#8a2f24', 180 + sway, head + 44, 17, 3 + 8 * Math.abs(Math.sin(9 * t)))
  }
  draw(1)
  const still = canvas.toDataURL('image/jpeg', 0.75)
  const sound = new AudioContext()
  const hum = new OscillatorNode(sound, { frequency: 196 })
  const quiet = new GainNode(sound, { gain: 0.04 })
  const heard = new MediaStreamAudioDestinationNode(sound)
  hum.connect(quiet).connect(heard)
  hum.start()
  const recorder = new MediaRecorder(
    new MediaStream([...canvas.captureStream(15).getTracks(), ...heard.stream.getTracks()]),
    { mimeType: 'video/webm;codecs=vp8,opus', videoBitsPerSecond: 70_000, audioBitsPerSecond: 8_000 },
  )
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const begin = performance.now()
  const frames = setInterval(() => {
    const t = (performance.now() - begin) / 1000
    draw(t)
    hum.frequency.value = 196 + 40 * Math.abs(Math.sin(9 * t))
  }, 66)
  recorder.start()
  await new Promise((resolve) => setTimeout(resolve, plan.seconds * 1000))
  await new Promise((resolve) => {
    recorder.onstop = resolve
    recorder.stop()
  })
  clearInterval(frames)
  await sound.close()
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return {
    film: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
    still: still.slice(still.indexOf(',') + 1),
  }
}

const browser = await chromium.launch({ executablePath: chromiumOnPath(), args: chromiumSwitches })
const page = await browser.newPage()
for (const plan of films) {
  const { film, still } = await page.evaluate(record, plan)
  const file = `${root}services/partim/samples/films/${plan.name}`
  writeFileSync(`${file}.webm`, Buffer.from(film, 'base64'))
  writeFileSync(`${file}.jpg`, Buffer.from(still, 'base64'))
}
await browser.close()
process.stdout.write(`${films.length} films drawn\n`)
