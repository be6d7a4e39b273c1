import { fetchOrProblemLate } from '@/lib/api/late-fetch'
import { type CodePlace, placeOfCode } from './code-place'

/** What is written around the code on the saved picture. */
export type CodeWords = {
  readonly title: string
  readonly amount: string
  readonly order: string
  readonly seller: string
}

/** Pixels. */
const codeSize = 600
const margin = 60
const width = codeSize + 2 * margin

/**
 * The code with its amount and order as a PNG, because bank apps read no SVG. Rejects where the browser cannot draw it.
 */
export async function pictureOfCode(address: string, words: CodeWords): Promise<Blob> {
  const image = await codeAt(address)
  return drawn(1_030, (context) => {
    const font = getComputedStyle(document.body).fontFamily
    const write = (text: string, y: number, size: number, weight: number, color: string) => {
      context.font = `${weight} ${size}px ${font}`
      context.fillStyle = color
      context.textAlign = 'center'
      context.fillText(text, width / 2, y, width - 40)
    }
    context.fillStyle = '#14213d'
    context.fillRect(0, 0, width, 110)
    write(words.title, 72, 44, 600, '#ffffff')
    drawCode(context, image, 110)
    write(words.amount, 850, 64, 600, '#14213d')
    write(words.seller, 915, 32, 400, '#14213d')
    write(words.order, 970, 32, 400, '#14213d')
  })
}

/**
 * The code alone, as a PNG with its margin: as large in it as the standard allows, because somebody else may scan it from
 * this screen. Rejects where the browser cannot draw it.
 */
export async function plainPictureOfCode(address: string): Promise<Blob> {
  const image = await codeAt(address)
  const found = findCode(image)
  return drawn(width, (context) => (found ? drawLarge(context, found) : drawCode(context, image, 0)))
}

/** The dots of white that a code needs around it. */
const quietModules = 4

function drawLarge(context: CanvasRenderingContext2D, { canvas, place }: FoundCode): void {
  const { left, top, size, modules } = place
  const module = width / (modules + 2 * quietModules)
  const [start, side] = [quietModules * module, modules * module]
  context.drawImage(canvas, left, top, size, size, start, start, side, side)
}

type FoundCode = { readonly canvas: HTMLCanvasElement; readonly place: CodePlace }

/** The code of a picture without what is around it; null where the picture is more than that, or cannot be looked at. */
function findCode(image: HTMLImageElement): FoundCode | null {
  const { naturalWidth, naturalHeight } = image
  if (naturalWidth === 0 || naturalHeight === 0) return null
  const scale = (2 * codeSize) / Math.max(naturalWidth, naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  try {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const place = placeOfCode(context.getImageData(0, 0, canvas.width, canvas.height))
    return place && { canvas, place }
  } catch {
    return null
  }
}

async function codeAt(address: string): Promise<HTMLImageElement> {
  const response = await fetchOrProblemLate(new Request(address))
  if (!response.ok) throw new Error('the code could not be loaded')
  return imageOf(await response.blob())
}

/** A picture on white, because a bank app that reads it may show what is clear as black. */
async function drawn(height: number, draw: (context: CanvasRenderingContext2D) => void): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('nothing can be drawn')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  draw(context)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('nothing was drawn')
  return blob
}

/** Draws a code as large as its place takes, in the shape that it has; throws for one without a size. */
function drawCode(context: CanvasRenderingContext2D, image: HTMLImageElement, top: number): void {
  const { naturalWidth, naturalHeight } = image
  if (naturalWidth === 0 || naturalHeight === 0) throw new Error('the code has no size')
  const scale = codeSize / Math.max(naturalWidth, naturalHeight)
  const [w, h] = [naturalWidth * scale, naturalHeight * scale]
  context.drawImage(image, (width - w) / 2, top + (width - h) / 2, w, h)
}

/** An SVG without a size of its own cannot be drawn in every browser. */
async function imageOf(blob: Blob): Promise<HTMLImageElement> {
  const isVector = blob.type.startsWith('image/svg')
  const source = isVector ? withSize(await blob.text()) : blob
  const address = URL.createObjectURL(source)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

const withSize = (svg: string): Blob => {
  const [tag = ''] = /<svg[^>]*>/.exec(svg) ?? []
  const sized = /\swidth=/.test(tag)
    ? svg
    : svg.replace('<svg', `<svg width="${codeSize}" height="${codeSize}"`)
  return new Blob([sized], { type: 'image/svg+xml' })
}

/** Gives a picture to the phone's own menu where it takes files, and saves it everywhere else. */
export async function handOver(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  const isPhone = matchMedia('(pointer: coarse)').matches
  if (isPhone && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] })
    } catch (error) {
      // The person closed the menu.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
