const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML that is safe to insert into a page unescaped. */
export class Html {
  constructor(readonly source: string) {}
}

/** Builds HTML; every value is escaped unless it is Html itself. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Html | readonly Html[])[]
): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(render)))
}

function render(value: string | number | Html | readonly Html[]): string {
  if (value instanceof Html) return value.source
  if (Array.isArray(value)) return value.map(render).join('')
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
