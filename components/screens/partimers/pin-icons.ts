const ink = '#14213D'

/** An icon drawn as SVG; the map places it by the point that stands on the position. */
function iconOf(svg: string, [x, y]: readonly [number, number]): google.maps.Icon {
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, anchor: new google.maps.Point(x, y) }
}

const svgOf = (width: number, height: number, drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`

const pillHeight = 34
/** Pixels around a text, and of each of its digits. */
const [padding, digit] = [26, 9]

/** A pill for a wage: dark for whoever is pointed at, faded for whoever was looked at. */
export function pillIcon(text: string, looks: { isActive: boolean; isSeen: boolean }): google.maps.Icon {
  const width = padding + text.length * digit
  const [fill, line] = looks.isActive ? [ink, '#fff'] : [looks.isSeen ? '#F4EFE5' : '#fff', '#968E7E']
  const pill = `<rect x="1" y="1" width="${width - 2}" height="${pillHeight - 2}" rx="${pillHeight / 2 - 1}" fill="${fill}" stroke="${line}" stroke-width="2"/>`
  const icon = iconOf(svgOf(width, pillHeight, pill), [width / 2, pillHeight / 2])
  return { ...icon, labelOrigin: new google.maps.Point(width / 2, pillHeight / 2) }
}

export const pillText = (text: string, { isActive }: { isActive: boolean }): google.maps.MarkerLabel => ({
  text,
  color: isActive ? '#fff' : ink,
  fontSize: '14px',
  fontWeight: '600',
})

/** A disc for several people; larger for more. */
export function discIcon(count: number): google.maps.Icon {
  const radius = 16 + Math.min(10, Math.round(Math.log2(count) * 1.5))
  const size = radius * 2 + 4
  const middle = size / 2
  const disc = `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="${ink}" stroke="#fff" stroke-width="2"/>`
  return iconOf(svgOf(size, size, disc), [middle, middle])
}

/** The place that is searched near. */
export function shopIcon(): google.maps.Icon {
  const pin = `<path d="M18 43C8 30 3 24 3 17a15 15 0 0 1 30 0c0 7-5 13-15 26Z" fill="#FFB000" stroke="#fff" stroke-width="2"/><circle cx="18" cy="17" r="5" fill="${ink}"/>`
  return iconOf(svgOf(36, 46, pin), [18, 44])
}
