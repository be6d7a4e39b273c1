import { type Search, searchFor } from '@/lib/questions/search'

/** So few results unfold by themselves. */
const unfolded = 3

/** Shows the questions that hold what was typed, and marks it; answers how many there are. */
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

/** Marks without touching the text: the list belongs to React. Browsers without highlights go without. */
function mark(shown: readonly Element[], { spansIn }: Search): void {
  if (typeof Highlight === 'undefined') return
  const ranges: Range[] = []
  for (const details of shown) {
    const texts = document.createTreeWalker(details, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const [start, end] of spansIn(text.nodeValue ?? '')) {
        const range = new Range()
        range.setStart(text, start)
        range.setEnd(text, end)
        ranges.push(range)
      }
    }
  }
  CSS.highlights.set('question', new Highlight(...ranges))
}
