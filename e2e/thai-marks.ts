import type { Page } from '@playwright/test'

type Clip = { x: number; y: number; width: number; height: number }

/** The highest and the lowest stacks of marks in the font: those above ป, and a vowel below ญ. */
const stacks = 'ปี๊ญู'

/** Numbers one element of each kind of control, heading and text in a clipping box; returns their descriptions. */
function gather(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = new Map<string, Element>()
    const typed = ['text', 'search', 'email', 'tel', 'password', 'url', 'number']
    const cuts = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowY !== 'visible' || cuts(element.parentElement))
    /** True for text that only screen readers get. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    for (const element of document.body.querySelectorAll('*')) {
      const isTyped = element instanceof HTMLInputElement && typed.includes(element.type)
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[ก-๛]/.test(node.textContent ?? ''),
      )
      const isText =
        hasText && (element.matches('h1, h2, h3, h4, button, a, summary, label') || cuts(element))
      if (!isTyped && !isText && !element.matches('select, textarea')) continue
      if (element.matches('option, [aria-hidden="true"] *, [aria-hidden="true"]')) continue
      if (isClipped(element) || !element.checkVisibility({ visibilityProperty: true })) continue
      const { fontSize } = getComputedStyle(element)
      const kind = `${element.tagName} ${fontSize} ${element.className}`
      if (!kinds.has(kind)) kinds.set(kind, element)
    }
    return [...kinds].map(([kind, element], index) => {
      element.setAttribute('data-kind', String(index))
      return kind
    })
  })
}

/** Draws only the stacks, black on white: in place of an element's text, or in its font where nothing clips them. */
function drawOnly(page: Page, kind: number, place: 'its own' | 'free'): Promise<Clip> {
  return page.evaluate(
    ([index, where, word]) => {
      document.getElementById('drawing')?.remove()
      const element = document.querySelector<HTMLElement>(`[data-kind="${index}"]`)
      if (!element) throw new Error(`there is no text ${index}`)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const style = getComputedStyle(element)
      const size = Number.parseFloat(style.fontSize)
      const ink = {
        'white-space': 'nowrap',
        color: '#000',
        '-webkit-text-fill-color': '#000',
        background: 'none',
        'border-color': 'transparent',
        'box-shadow': 'none',
        'text-decoration': 'none',
        outline: 'none',
        resize: 'none',
        opacity: '1',
        visibility: 'visible',
        transition: 'none',
      }
      const draw = (on: HTMLElement, more = {}) => {
        for (const [name, value] of Object.entries({ ...ink, ...more }))
          on.style.setProperty(name, value, 'important')
      }
      const boxOf = ({ left, top, width, height }: DOMRect) => ({
        x: Math.max(0, Math.floor(left - size)),
        y: Math.max(0, Math.floor(top - size)),
        width: Math.ceil(width + 2 * size),
        height: Math.ceil(height + 2 * size),
      })
      const isFirst = !document.documentElement.hasAttribute('data-drawn')
      document.documentElement.setAttribute('data-drawn', '')
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '*, ::before, ::after { visibility: hidden !important } ::placeholder { color: transparent !important } html { background: #fff !important; color-scheme: only light !important }',
      )
      if (isFirst) document.adoptedStyleSheets.push(sheet)
      if (where === 'free') {
        const free = document.createElement('p')
        free.id = 'drawing'
        free.textContent = word
        const { fontFamily, fontSize, fontWeight } = style
        draw(free, {
          'font-family': fontFamily,
          'font-size': fontSize,
          'font-weight': fontWeight,
          'line-height': '3',
          position: 'fixed',
          top: '40px',
          left: '40px',
        })
        document.body.append(free)
        return boxOf(free.getBoundingClientRect())
      }
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        if (element instanceof HTMLInputElement) element.type = 'text'
        element.value = word
      } else if (element instanceof HTMLSelectElement) {
        const [first] = element.selectedOptions
        if (first) first.textContent = word
      } else {
        const [text, ...others] = [...element.childNodes].filter(
          ({ nodeType }) => nodeType === Node.TEXT_NODE,
        )
        if (text) text.textContent = word
        for (const other of others) other.textContent = ''
      }
      draw(element)
      return boxOf(element.getBoundingClientRect())
    },
    [kind, place, stacks] as const,
  )
}

/** The number of pixel rows from the first to the last row with ink. */
async function rowsOfInk(page: Page, clip: Clip): Promise<number> {
  const picture = await page.screenshot({ clip, scale: 'css' })
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!pen) throw new Error('the browser draws nothing')
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, image.width, image.height)
    const inked: number[] = []
    for (let row = 0; row < image.height; row++) {
      const pixels = data.subarray(row * image.width * 4, (row + 1) * image.width * 4)
      if (pixels.some((value, index) => index % 4 === 0 && value < 170)) inked.push(row)
    }
    return inked.length === 0 ? 0 : (inked.at(-1) ?? 0) - (inked[0] ?? 0) + 1
  }, picture.toString('base64'))
}

/**
 * Finds the kinds of controls, headings and texts in clipping boxes that show fewer pixel rows of ink than their font
 * needs for stacked marks. It overwrites the page's texts, so the page cannot be used for other checks afterwards.
 */
export async function lostMarks(page: Page): Promise<{ looked: number; lost: string[] }> {
  const kinds = await gather(page)
  const lost: string[] = []
  for (const [index, kind] of kinds.entries()) {
    const needed = await rowsOfInk(page, await drawOnly(page, index, 'free'))
    let shown = await rowsOfInk(page, await drawOnly(page, index, 'its own'))
    // What arrives late may move the page before the picture is taken; what cuts marks off does so again.
    if (shown < needed) shown = await rowsOfInk(page, await drawOnly(page, index, 'its own'))
    if (needed === 0 || shown < needed) lost.push(`${kind}: ${shown} of ${needed} px`)
    await page.evaluate(
      (number) => document.querySelector(`[data-kind="${number}"]`)?.removeAttribute('style'),
      index,
    )
  }
  return { looked: kinds.length, lost }
}
