import { type Search, searchFor } from '@/lib/questions/search'

/** Up to this many results unfold by themselves. */
const unfolded = 3

/** Shows the questions that match the input and highlights the matches; returns their number. */
export function narrow(list: HTMLElement, typed: string): number {
  const search = searchFor(typed)
  const all = [...list.querySelectorAll('details')]
  const isShown = search.among(all.map((details) => `${details.textContent} ${details.dataset.also}`))
  const shown = all.filter((_, index) => isShown[index])
  const unfold = typed.trim() !== '' && shown.length <= unfolded
  for (const details of all) {
    details.hidden = !shown.includes(details)
    details.open = unfold && !details.hidden
  }
  for (const section of list.querySelectorAll<HTMLElement>('[data-questions]')) {
    section.hidden = section.querySelector('details:not([hidden])') === null
  }
  mark(shown, search)
  return shown.length
}

/** Highlights without changing the text, which belongs to React. Browsers without the Highlight API show none. */
function mark(shown: readonly Element[], { spansIn }: Search): void {
  if (typeof Highlight === 'undefined') return
  const ranges: Range[] = []
  for (const details of shown) {
    for (const block of details.querySelectorAll('h3, p')) {
      const spans = [...spansIn(block.textContent ?? '')]
      if (spans.length === 0) continue
      const places = placesIn(block)
      for (const [start, end] of spans) {
        const [first, last] = [places[start], places[end - 1]]
        if (!first || !last) continue
        const range = new Range()
        range.setStart(first.text, first.offset)
        range.setEnd(last.text, last.offset + 1)
        ranges.push(range)
      }
    }
  }
  CSS.highlights.set('question', new Highlight(...ranges))
}

/** The text node and offset of each character; links are elements of their own. */
function placesIn(block: Element): readonly { readonly text: Node; readonly offset: number }[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const places: { text: Node; offset: number }[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    for (let offset = 0; offset < (text.nodeValue ?? '').length; offset++) places.push({ text, offset })
  }
  return places
}
